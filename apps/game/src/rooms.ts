import { HealthRoom } from './health/health.room.ts';

/** Every room there is, by the name clients use. */
export const ROOMS = { health: HealthRoom };
export type Rooms = typeof ROOMS;
export type RoomName = keyof Rooms;
