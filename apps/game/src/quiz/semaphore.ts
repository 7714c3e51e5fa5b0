/** Runs work: a limited number at a time, the rest in the order it came. */
export type Gate = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Runs at most so many works at once. Work that comes in floods must leave connections for the answers of other games. */
export function semaphore(width: number): Gate {
  const waiting: (() => void)[] = [];
  let inside = 0;
  const enter = (): Promise<void> => {
    if (inside < width) {
      inside += 1;
      return Promise.resolve();
    }
    return new Promise((admitted) => waiting.push(admitted));
  };
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else inside -= 1;
  };
  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
