import { wordsOf } from '../text/tokens.ts';

/** Room for the number of a text beside 32 bits of hash in one double: two million texts. */
const PLACES = 2 ** 21;
const FACTOR = 0x01000193;

function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), FACTOR);
  return hash;
}

/** For each place of a row of words a hash of the row without the word there. */
function hashesWithout(words: readonly string[]): readonly number[] {
  let factor = 1;
  const terms = words.map((word) => {
    factor = Math.imul(factor, 0x9e3779b1) | 1;
    return Math.imul(hashOf(word), factor);
  });
  const all = terms.reduce((sum, term) => (sum + term) | 0, words.length);
  return terms.map((term, at) => (all - term + Math.imul(at + 1, 0x85ebca6b)) >>> 0);
}

/**
 * Finds among many texts those that have the words of a text in the same order, but for one: a sorted list of hashes, 8 bytes for
 * each word of each text. A hash may be shared by chance, so the caller compares.
 */
export function oneWordOff(texts: readonly string[]): (text: string) => readonly string[] {
  const keys = Float64Array.from(
    texts.flatMap((text, number) => hashesWithout(wordsOf(text)).map((hash) => hash * PLACES + number)),
  ).toSorted();
  /** The first place in the list whose key is not smaller. */
  const placeOf = (key: number): number => {
    let [low, high] = [0, keys.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((keys[middle] ?? 0) < key) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return (text) => {
    const found: string[] = [];
    for (const hash of hashesWithout(wordsOf(text)))
      for (let at = placeOf(hash * PLACES); (keys[at] ?? Infinity) < (hash + 1) * PLACES; at += 1)
        found.push(texts[(keys[at] ?? 0) % PLACES] ?? '');
    return found;
  };
}
