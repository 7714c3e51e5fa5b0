import { AppError } from '../errors/app-error.ts';

const RETRY_S = 3;

/** Runs work when its turn has come. @throws AppError busy when too many wait already */
export type Line = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** At most so many works at once, the others in the order they came. @param onEmpty nobody works or waits any more */
export function standInLine(atOnce: number, mayWait: number, onEmpty: () => void = () => {}): Line {
  const waiting: (() => void)[] = [];
  let working = 0;
  return async (work) => {
    if (working >= atOnce) {
      if (waiting.length >= mayWait) throw new AppError('busy', { retryAfterS: RETRY_S });
      await new Promise<void>((turn) => waiting.push(turn));
    } else {
      working += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The place goes straight to the next in line.
      if (next) next();
      else working -= 1;
      if (working === 0) onEmpty();
    }
  };
}
