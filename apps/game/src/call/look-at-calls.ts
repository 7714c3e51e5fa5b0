import { CallRoom } from './call.room.ts';

/** Looks at every call again, after a gap in the news from the database. */
export const lookAtCalls = async (): Promise<void> => {
  await Promise.all([...CallRoom.live].map((room) => room.lookAgain()));
};
