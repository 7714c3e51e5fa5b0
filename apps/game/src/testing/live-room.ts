import { QuizRoom } from '../quiz/quiz.room.ts';

/** The live room of a game on this process. */
export const liveRoom = (roomId: string) => QuizRoom.of(roomId);
