import pLimit from 'p-limit';
import { AppError } from '../errors/app-error.ts';

const RETRY_S = 3;

/** Does work when its turn has come. @throws AppError busy when too many wait already */
export type BoundedQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** At most so many works at once, the others in the order they came. @param onEmpty nobody works or waits any more */
export function boundedQueue(atOnce: number, mayWait: number, onEmpty = (): void => {}): BoundedQueue {
  const limit = pLimit(atOnce);
  let inside = 0;
  return async (work) => {
    if (inside >= atOnce + mayWait) throw new AppError('busy', { retryAfterS: RETRY_S });
    inside += 1;
    try {
      return await limit(work);
    } finally {
      inside -= 1;
      if (inside === 0) onEmpty();
    }
  };
}
