import { LIMITERS, type Limiter, type LimiterName } from '@noodlenaut/domain';
import type { Pool } from 'pg';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { AppError } from '../errors/app-error.ts';

export interface Limits {
  /** Counts one call. @throws AppError too_many_requests with the seconds to wait */
  consume(name: LimiterName, key: string): Promise<void>;
  /** Refuses when the key is used up, without counting: for limits that count failures only. */
  check(name: LimiterName, key: string): Promise<void>;
  /** Takes one count back: for limits that count failures only and must not let two pass where one may. */
  giveBack(name: LimiterName, key: string): Promise<void>;
  reset(name: LimiterName, key: string): Promise<void>;
}

const NAMES = Object.keys(LIMITERS).filter((name): name is LimiterName => Object.hasOwn(LIMITERS, name));

/** The limiters of domain as running counters (SAFETY 2.18); `factor` widens every one of them. */
export function createLimits(pool: Pool, factor: number): Limits {
  const build = (name: LimiterName): RateLimiterAbstract => {
    const { points, durationS, store }: Limiter = LIMITERS[name];
    const options = { keyPrefix: name, points: Math.ceil(points * factor), duration: durationS };
    if (store === 'memory') return new RateLimiterMemory(options);
    return new RateLimiterPostgres({
      ...options,
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
    });
  };
  const counters = new Map(NAMES.map((name) => [name, build(name)]));
  const counter = (name: LimiterName) => {
    const found = counters.get(name);
    if (!found) throw new Error(`no limiter ${name}`);
    return found;
  };
  const refuse = (waitMs: number) =>
    new AppError('too_many_requests', { retryAfterS: Math.max(1, Math.ceil(waitMs / 1000)) });
  const guarded = async <Result>(name: LimiterName, work: () => Promise<Result>): Promise<Result | null> => {
    try {
      return await work();
    } catch (thrown) {
      if (thrown instanceof RateLimiterRes) throw refuse(thrown.msBeforeNext);
      if (LIMITERS[name].whenDown === 'open') return null;
      throw new AppError('unavailable', { retryAfterS: 5, cause: thrown });
    }
  };
  return {
    consume: async (name, key) => {
      await guarded(name, () => counter(name).consume(key));
    },
    check: async (name, key) => {
      const state = await guarded(name, () => counter(name).get(key));
      if (state && state.consumedPoints >= counter(name).points) throw refuse(state.msBeforeNext);
    },
    giveBack: async (name, key) => {
      await guarded(name, () => counter(name).reward(key));
    },
    reset: async (name, key) => {
      await guarded(name, () => counter(name).delete(key));
    },
  };
}
