/** The same numbers for the same seed, from 0 up to and without 1 (mulberry32). */
export function seededDice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of the list. @throws RangeError when the list is empty */
export function pick<T>(dice: () => number, list: readonly T[]): T {
  const chosen = list[Math.floor(dice() * list.length)];
  if (chosen === undefined) throw new RangeError('nothing to pick from');
  return chosen;
}
