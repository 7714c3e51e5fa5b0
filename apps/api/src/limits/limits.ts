import { LIMITERS, type Limiter, type LimiterName } from '@noodlenaut/domain';
import type { Pool } from 'pg';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { AppError } from '../errors/app-error.ts';
import { boundedQueue, type BoundedQueue } from './bounded-queue.ts';

export interface Limits {
  /** Counts a call, or as many as one request holds. @throws AppError too_many_requests with the seconds to wait */
  consume(name: LimiterName, key: string, calls?: number): Promise<void>;
  /**
   * Counts a try before it is checked, and takes the count back unless `look` finds nothing. So only failures count, and of any
   * number of tries at once no more than allowed are checked (decision 0055). For an address, few are checked at a time and the
   * others wait in line, because right ones under way count too.
   * @throws AppError too_many_requests
   */
  attempt<Found>(name: LimiterName, key: string, look: () => Promise<Found | null>): Promise<Found | null>;
  /** Takes counts back. */
  giveBack(name: LimiterName, key: string, calls?: number): Promise<void>;
  reset(name: LimiterName, key: string): Promise<void>;
}

const NAMES = Object.keys(LIMITERS).filter((name): name is LimiterName => Object.hasOwn(LIMITERS, name));

/** Fewer than any limit of an address. */
const AT_ONCE = 10;
/** Enough for a school that comes at once; nobody waits long in vain. */
const WAITING = 1000;

/** The limiters of domain as running counters (security 2.18); `factor` widens every one of them. */
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
  const queues = new Map<string, BoundedQueue>();
  const inTurn = <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const queue = queues.get(key) ?? boundedQueue(AT_ONCE, WAITING, () => queues.delete(key));
    queues.set(key, queue);
    return queue(work);
  };
  const limits: Limits = {
    attempt: async (name, key, look) => {
      const tried = async () => {
        await limits.consume(name, key);
        const found = await look().catch(async (thrown: unknown) => {
          await limits.giveBack(name, key);
          throw thrown;
        });
        if (found !== null) await limits.giveBack(name, key);
        return found;
      };
      return LIMITERS[name].per === 'address' ? inTurn(`${name} ${key}`, tried) : tried();
    },
    consume: async (name, key, calls = 1) => {
      await guarded(name, () => counter(name).consume(key, calls));
    },
    giveBack: async (name, key, calls = 1) => {
      await guarded(name, () => counter(name).reward(key, calls));
    },
    reset: async (name, key) => {
      await guarded(name, () => counter(name).delete(key));
    },
  };
  return limits;
}
