/** A random number generator with a seed: the same seed always gives the same numbers. */
export interface Dice {
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  pick<Items extends readonly [unknown, ...unknown[]]>(items: Items): Items[number];
  shuffle<const T>(items: readonly T[]): T[];
}

/** Mulberry32, a 32-bit generator (public domain, by Tommy Ettinger): good enough for exercises, not for secrets. */
export function seededDice(seed: number): Dice {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const shuffle = <const T>(items: readonly T[]): T[] => {
    const left = [...items];
    const mixed: T[] = [];
    while (left.length > 0) mixed.push(...left.splice(int(0, left.length - 1), 1));
    return mixed;
  };
  return { int, shuffle, pick: (items) => items[int(0, items.length - 1)] ?? items[0] };
}
