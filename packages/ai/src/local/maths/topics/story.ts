import { exactOf, type Exact } from '../exact.ts';
import { showNumber } from '../show-number.ts';
import type { Worked } from '../worked.ts';

export const show = (value: Exact): string => showNumber(value);

/** A story worked out; the result is the value as a number unless it is given. */
export const told = (
  steps: readonly string[],
  closing: string,
  value: Exact,
  skill = 'math-word-problems',
  result = show(value),
): Worked => ({ steps, closing, value, result, skill });

/** A number inside a pattern: a whole number, or money. */
export const N = String.raw`(\d{1,5}(?:\.\d{1,2})?)`;
export const NUMBER = /(?<![\d./:])\d{1,6}(?:\.\d{1,2})?(?![\d/:])/g;
/** All numbers of a story, without fractions and times. */
export const numbersIn = (text: string): Exact[] =>
  (text.match(NUMBER) ?? []).flatMap((digits) => exactOf(digits) ?? []);
