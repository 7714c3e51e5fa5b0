import { CallRoom } from './call/call.room.ts';
import { HealthRoom } from './health/health.room.ts';
import { QuizRoom } from './quiz/quiz.room.ts';

/** Every room there is, by the name clients use. */
export const ROOMS = { health: HealthRoom, quiz: QuizRoom, call: CallRoom };
export type Rooms = typeof ROOMS;
export type RoomName = keyof Rooms;
