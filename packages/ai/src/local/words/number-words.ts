const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SMALL = new Map<string, number>([
  ...ONES.map((word, value) => [word, value] as const),
  ...TENS.map((word, index) => [word, 20 + 10 * index] as const),
  ['fourty', 40],
]);
const LARGE = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1_000_000],
]);

/** The number that the words say, or null: ['twenty', 'five'] is 25. */
function valueOf(words: readonly string[]): number | null {
  let [sum, group, last] = [0, 0, Infinity];
  for (const word of words) {
    const small = SMALL.get(word);
    const large = LARGE.get(word);
    if (small !== undefined) {
      // 'twenty five' is one number, 'five twenty' and 'three four' are two.
      if (group % 100 !== 0 && !(last >= 20 && small < 10 && small > 0)) return null;
      group += small;
      last = small;
    } else if (large === 100) group = Math.max(1, group) * 100;
    else if (large !== undefined) [sum, group] = [sum + Math.max(1, group) * large, 0];
    last = small ?? Infinity;
  }
  return sum + group;
}

const WORD = `(?:${[...SMALL.keys(), ...LARGE.keys()].toSorted((one, other) => other.length - one.length).join('|')})`;
const RUN = new RegExp(`\\b${WORD}(?:(?:\\s+and\\s+|[\\s-]+)${WORD})*\\b`, 'g');

/** Writes the numbers of a plain text as digits: 'twenty-five plus nine' is '25 plus 9'. 'one' alone stays a word. */
export function digitsFor(text: string): string {
  return text.replaceAll(RUN, (run) => {
    if (run === 'one') return run;
    const parts = run.split(/[\s-]+/);
    const value = valueOf(parts.filter((word) => word !== 'and'));
    if (value !== null && !/(?<!hundred|thousand|million)\s+and\s/.test(run)) return String(value);
    return parts.map((word) => (SMALL.has(word) ? String(SMALL.get(word)) : word)).join(' ');
  });
}
