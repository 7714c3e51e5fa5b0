import type { Redis } from 'ioredis';

/** Does something at Redis; while it is out of reach nothing waits for it, and this comes out instead. */
export type Steady = <Result>(work: () => Promise<Result>, otherwise: Result) => Promise<Result>;

/** Redis only tells servers of each other: a game that is here goes on without it, so no failure of it may reach a room. */
export const steadyOn =
  (redis: Pick<Redis, 'status'>, report: (cause: unknown) => void): Steady =>
  async (work, otherwise) => {
    if (redis.status !== 'ready') return otherwise;
    try {
      return await work();
    } catch (cause) {
      report(cause);
      return otherwise;
    }
  };
