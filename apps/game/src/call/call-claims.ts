import { matchMaker } from '@colyseus/core';
import type { Claims } from '../live-rooms/find-live-room.ts';
import { CallRoom } from './call.room.ts';
import type { CallServices } from './call-services.ts';

type Used = Pick<CallServices, 'store' | 'owner'>;

/** How calls are claimed. Whether a session is open, the seat has looked at before. */
export const callClaims = ({ store, owner }: Used): Claims => ({
  owner,
  ownerOf: async (sessionId) => {
    const found = await store.calls.ownerOf(sessionId);
    return found && { ...found, isOpen: true };
  },
  here: (sessionId) => CallRoom.of(sessionId),
  create: (sessionId) => matchMaker.createRoom('call', { sessionId }),
});

/** Renews the leases of this server's calls, and until when each visit was seen. */
export async function keepCallLeases({ store, owner }: Used): Promise<void> {
  if (CallRoom.live.size > 0)
    await store.calls.keepLeases(
      owner,
      [...CallRoom.live].flatMap((room) => room.visits),
    );
}
