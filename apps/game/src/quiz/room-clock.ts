/** The clock of a game: the database's time at the claim, plus the time that has really passed. It never goes back. */
export interface RoomClock {
  /** Milliseconds of the database's clock. */
  now(): number;
}

/** @param databaseNow the time of the database's clock a moment ago */
export function roomClock(databaseNow: Date): RoomClock {
  const offset = databaseNow.getTime() - performance.now();
  return { now: () => Math.floor(offset + performance.now()) };
}
