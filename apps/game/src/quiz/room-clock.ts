/** The one clock of a game: the records' time at the claim, and from there what really passed. It never goes back. */
export interface RoomClock {
  /** The records' milliseconds. */
  now(): number;
}

/** @param databaseNow the records' clock a moment ago */
export function roomClock(databaseNow: Date): RoomClock {
  const offset = databaseNow.getTime() - performance.now();
  return { now: () => Math.floor(offset + performance.now()) };
}
