import { digitOf, digitsIn, isDigitWord, numberRuns, type NumberRun } from './number-runs.ts';

const FEWEST_DIGITS = 7;
const MOST_DIGITS = 15;
/** Words that say that a number calls somebody. They count wherever they stand: more words never take them away. */
const CUE =
  /(?<!\p{L})(?:(?:tele)?phone|fone|cell ?phone|(?:my|her|his|moms?|dads?) cell|mobile|whats ?app|(?:call|ring|text|reach|contact|msg|dial) (?:me|us|my|there)|give me a (?:ring|call)|wanna call|dial|(?:my|our|her|his|moms?|dads?|home) (?:num\p{L}*|nubmer|digits)|call me)(?!\p{L})/u;
/** A number of this kind before a run: the run is data of a lesson. */
const DATA =
  /(?<!\p{L})(?:median|mean|mode|range|average|data|rolled|rolls?|order|sort|compare|patterns?|sequence|digits of|digits|pi|primes?|scores?|numbers|results?|dice|exercises?|questions?|count|even|odd|multiples|factors|squares|arrange|use|tiles|cards)(?!\p{L})[^.?!]{0,16}$/u;
const ASKS =
  /(?<!\p{L})(?:aloud|round|compare|write|read|say|words|what is|whats|times|plus|minus|by|value|population|pi|bigger than|than|add|subtract)(?!\p{L})[^.?!]{0,16}$/u;
const MEASURED =
  /^\s?(?:[=+*/x%<>^]|km|m|cm|mm|g|kg|s|mi|miles|met(?:er|re)s?|people|dollars|years|stars|bytes|seconds|cells|is (?:even|odd|prime|bigger|smaller)|in words|divided|times|plus|minus|rounded)(?!\p{L})/u;
const OPERATOR_BEFORE = /[=+*/x^<>]\s?$/;

const THOUSANDS = /(?<![\d,])\d{1,3}(?:,\d{3})+(?![\d,]\d)/g;
const DECIMAL = /(?<![\d.])\d+\.\d+(?!\.?\d)/g;

/** Groups as people write phone numbers, where no word tells more. */
const GROUPS: readonly RegExp[] = [
  /^(?:\+?\d{1,3}[ .-]{1,3})?\(?[2-9]\d{2}\)?[ .\-/)]{1,3}[2-9]\d{2}[ .\-/]{1,3}\d{4}$/,
  /^0\d{2,4}[ ./)-]{1,3}\d{3,4}[ -]?\d{3,4}$/,
  /^0\d(?:[ .-]\d{2}){4}$/,
  /^0\d{9,10}$/,
  /^[2-9]\d{2}-\d{4}$/,
  /^[2-9]\d{2} 0\d{3}$/,
];
const WHOLE = /^1?[2-9]\d{2}[2-9]\d{6}$/;

const isSorted = (digits: readonly number[]): boolean =>
  digits.every((digit, place) => place === 0 || digit >= (digits[place - 1] ?? 0)) ||
  digits.every((digit, place) => place === 0 || digit <= (digits[place - 1] ?? 9));
/** "one two three one two three": the same few digits again and again. */
const isRepeated = (digits: readonly number[]): boolean =>
  [1, 2, 3].some((period) =>
    digits.every((digit, place) => place < period || digit === digits[place - period]),
  );

/** The places after a point: "three point one four one five". */
const POINT = /(?:\d|zero|one|two|three|four|five|six|seven|eight|nine|oh) point $/;

/** Digits said one by one, of no order that a lesson has: sorted, repeated, or ones and zeros. */
function isDictated({ tokens, before }: NumberRun): boolean {
  for (let start = 0; start < tokens.length; start++) {
    const digits: number[] = [];
    for (let place = start; place < tokens.length; place++) {
      const digit = digitOf(tokens[place] ?? '');
      if (digit === null) break;
      digits.push(digit);
    }
    const words = tokens.slice(start, start + digits.length).filter(isDigitWord).length;
    const isLesson =
      isSorted(digits) ||
      isRepeated(digits) ||
      digits.every((digit) => digit < 2) ||
      (words === 0 && DATA.test(before)) ||
      (start === 0 && POINT.test(before));
    if (digits.length >= FEWEST_DIGITS && !isLesson) return true;
    start += digits.length;
  }
  return false;
}

const countOf = ({ tokens }: NumberRun): number => tokens.reduce((sum, token) => sum + digitsIn(token), 0);

/** Words and figures in one number: nobody counts so. */
const isMixed = (run: NumberRun): boolean =>
  run.tokens.filter(isDigitWord).length > 2 &&
  run.tokens.some((token) => /^\d/.test(token)) &&
  countOf(run) >= FEWEST_DIGITS;

function isWritten({ text, before, after }: NumberRun): boolean {
  if (OPERATOR_BEFORE.test(before.replace(/\+$/, '')) || MEASURED.test(after)) return false;
  if (GROUPS.some((group) => group.test(text)))
    return !DATA.test(before) && !/(?:what is|whats|solve) ?$/.test(before);
  return WHOLE.test(text) && !ASKS.test(before) && !DATA.test(before);
}

/** A plus sign with no number before it, and at least nine digits: a country code. */
const INTERNATIONAL = /(?<![\d)a-z]\s?)\+\s?\d{1,3}[\s.(-]{0,2}\d(?:[\s.()-]{0,2}\d){6,12}(?!\d)/;

/**
 * Whether a phone number stands in a text, in figures or in words. Sums, data, measures and counting are none; with a word
 * such as "phone" or "text me" every run of 7 to 30 digits is one.
 * @param match the match view of a message
 */
export function hasPhoneNumber(match: string): boolean {
  const text = match.replace(THOUSANDS, '#');
  if (
    CUE.test(text) &&
    numberRuns(text).some((run) => countOf(run) >= FEWEST_DIGITS && countOf(run) <= MOST_DIGITS * 2)
  )
    return true;
  const runs = numberRuns(text.replace(DECIMAL, '#'));
  return INTERNATIONAL.test(text) || runs.some((run) => isDictated(run) || isMixed(run) || isWritten(run));
}

/** Whether a text says that a number calls somebody. */
export const saysPhone = (match: string): boolean => CUE.test(match);
