import { entryOf } from '../text/entry-of.ts';
const DIGIT_WORDS: Readonly<Record<string, number>> = {
  zero: 0,
  oh: 0,
  o: 0,
  one: 1,
  won: 1,
  two: 2,
  to: 2,
  three: 3,
  tree: 3,
  four: 4,
  for: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  ate: 8,
  nine: 9,
};
const WORD = Object.keys(DIGIT_WORDS).join('|');
const ONE_DIGIT = `(?:\\d|(?<!\\p{L})(?:${WORD})(?!\\p{L}))`;
/** Seven or more single digits or digit words in a row. */
const RUN = new RegExp(
  `(?<![\\p{L}\\p{Nd}])${ONE_DIGIT}(?:[\\s.,-]{1,3}${ONE_DIGIT}){6,15}(?![\\p{L}\\p{Nd}])`,
  'giu',
);
/** A bare word "to" or "for" inside counts only between clear digits. */
const CLEAR = /\d|zero|one|two|three|four|five|six|seven|eight|nine|oh/i;

const digitOf = (token: string): number => entryOf(DIGIT_WORDS, token.toLowerCase()) ?? Number(token);

/** The same step from each number to the next: counting, not a phone number. */
export const isCounting = (numbers: readonly number[]): boolean => {
  const step = (numbers[1] ?? 0) - (numbers[0] ?? 0);
  return numbers.every((number, place) => place === 0 || number - (numbers[place - 1] ?? 0) === step);
};

/** Replaces digits written one by one, also in words, when they are no counting. */
export const replaceDigitRuns = (text: string): string =>
  text.replace(RUN, (run) => {
    const tokens = run.split(/[\s.,-]+/);
    if (tokens.filter((token) => CLEAR.test(token)).length < 7) return run;
    return isCounting(tokens.map(digitOf)) ? run : '[phone]';
  });
