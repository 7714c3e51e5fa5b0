import { entryOf } from '../text/entry-of.ts';
const DIGIT_WORDS: Readonly<Record<string, number>> = {
  zero: 0,
  oh: 0,
  o: 0,
  nought: 0,
  one: 1,
  two: 2,
  three: 3,
  tree: 3,
  four: 4,
  five: 5,
  fiv: 5,
  six: 6,
  seven: 7,
  sevn: 7,
  eight: 8,
  nine: 9,
  niner: 9,
};
/** Words that say two digits, or that repeat the next one. They count only in a run with a word such as "phone". */
const MORE_WORDS: Readonly<Record<string, number>> = Object.fromEntries(
  'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety double triple hundred'
    .split(' ')
    .map((word) => [word, 2]),
);
const WORD = [...Object.keys(DIGIT_WORDS), ...Object.keys(MORE_WORDS)].join('|');
const TOKEN = `(?:\\d+|(?<!\\p{L})(?:${WORD})(?!\\p{L}))`;
const BETWEEN = '(?:[\\s.,\\-()/_~|:;!?\\u20e3]{1,4}(?:(?:and then|then|and|dash|hyphen|space)\\s)?)';
const RUN = new RegExp(`${TOKEN}(?:${BETWEEN}${TOKEN})*`, 'gu');

export interface NumberRun {
  readonly tokens: readonly string[];
  readonly text: string;
  /** What stands before and after it. */
  readonly before: string;
  readonly after: string;
}

export const isDigitWord = (token: string): boolean => entryOf(DIGIT_WORDS, token) !== undefined;
/** The digit that a token says; null for longer numbers. */
export const digitOf = (token: string): number | null =>
  entryOf(DIGIT_WORDS, token) ?? (/^\d$/.test(token) ? Number(token) : null);
const TIMES: Readonly<Record<string, number>> = { double: 2, triple: 3 };
/** "triple five" said in full: five five five. */
const repeatedTokens = (tokens: readonly string[]): readonly string[] =>
  tokens.flatMap((token, place) => {
    if (entryOf(TIMES, token) !== undefined) return [];
    const times = entryOf(TIMES, tokens[place - 1] ?? '') ?? 1;
    return Array.from({ length: times }, () => token);
  });
/** How many digits a token stands for in a spoken number. */
export const digitsIn = (token: string): number =>
  /^\d+$/.test(token) ? token.length : (entryOf(MORE_WORDS, token) ?? 1);

/** Numbers that stand side by side, in figures or in words. A sign of arithmetic or any other word ends a run. */
export function numberRuns(match: string): readonly NumberRun[] {
  return [...match.matchAll(RUN)].map((found) => ({
    tokens: repeatedTokens(found[0].split(new RegExp(BETWEEN, 'u')).filter((token) => token !== '')),
    text: found[0],
    before: match.slice(0, found.index),
    after: match.slice(found.index + found[0].length),
  }));
}
