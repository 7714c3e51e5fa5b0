import type { Redis } from 'ioredis';

/** Runs work at Redis. While Redis is out of reach, gives `otherwise` at once. */
export type Tolerant = <Result>(work: () => Promise<Result>, otherwise: Result) => Promise<Result>;

/**
 * Redis only lets the servers find each other. A game goes on without it, so no failure of Redis may reach a room.
 * @param report is told of each failure
 */
export const tolerantOf =
  (redis: Pick<Redis, 'status'>, report: (cause: unknown) => void): Tolerant =>
  async (work, otherwise) => {
    if (redis.status !== 'ready') return otherwise;
    try {
      return await work();
    } catch (cause) {
      report(cause);
      return otherwise;
    }
  };
