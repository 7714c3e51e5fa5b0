const SHORTEST_S = 17;
const SPREAD_S = 8;
const MODULUS = 4294967296;

/** FNV-1a: a number from a text, the same each time and spread over all of 32 bits. */
function hash(text: string): number {
  let value = 2166136261;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 16777619) >>> 0;
  return value;
}

/**
 * When a face blinks: the keyframes hold five blinks at uneven times, one of them double; how long they last together and where
 * they begin follows from the seed, so that no two faces blink as one, and each does the same on every visit.
 * @returns seconds of one round, and how many of them are over at the beginning
 */
export function blinkOf(seed: string): { readonly round: number; readonly over: number } {
  const share = hash(seed) / MODULUS;
  const again = hash(`${seed} again`) / MODULUS;
  const round = SHORTEST_S + share * SPREAD_S;
  return { round, over: again * round };
}
