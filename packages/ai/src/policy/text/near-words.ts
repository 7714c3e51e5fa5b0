const SHORTEST = 4;

const withoutOne = (word: string): readonly string[] =>
  Array.from(word, (_, place) => word.slice(0, place) + word.slice(place + 1));

/** One letter too many, too few, another, or two neighbours swapped. */
function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

const sorted = (word: string): string => Array.from(word).sort().join('');

export type NearWord = (word: string) => string | null;

/**
 * Finds a word of the list that differs by one slip of the finger. Words under 4 letters are corrected only when two
 * letters are swapped: almost every short word is near another one.
 */
export function nearWords(list: Iterable<string>): NearWord {
  const byRest = new Map<string, string[]>();
  const put = (rest: string, word: string) => {
    const words = byRest.get(rest);
    if (words) words.push(word);
    else byRest.set(rest, [word]);
  };
  for (const word of new Set(list)) {
    if (word.length < 3) continue;
    put(word, word);
    for (const rest of withoutOne(word)) put(rest, word);
  }
  return (word) => {
    if (word.length < 3 || word.length > 20) return null;
    for (const rest of [word, ...withoutOne(word)]) {
      for (const candidate of byRest.get(rest) ?? []) {
        const isShort = Math.min(word.length, candidate.length) < SHORTEST;
        const isSwap = word.length === candidate.length && sorted(word) === sorted(candidate);
        if (isShort ? isSwap && word[0] === candidate[0] : isOneSlip(word, candidate)) return candidate;
      }
    }
    return null;
  };
}
