import { FOREIGN_NUMBERS, LARGE, SHARES, SMALL } from './number-words.ts';

export interface FoundValue {
  readonly value: number;
  /** The text of it, lower case. */
  readonly text: string;
  /** Where it starts and ends in the text. */
  readonly start: number;
  readonly end: number;
}

const MIXED = /(?<![\d.,/])(\d{1,9}) (?:and )?(\d{1,4})\/(\d{1,4})(?![\d/])/g;
const FRACTION = /(?<![\d.,/])(\d{1,6}) ?\/ ?(\d{1,6})(?![\d/])/g;
const PERCENT = /(?<![\d.,])(\d{1,9}(?:\.\d{1,9})?) ?(?:%|percent|per cent)/g;
const NUMBER =
  /(?<![\d.,/:])-?(?:\d{1,3}(?:[,\u202F\u00A0]\d{3}){1,4}|\d{1,15})(?:\.\d{1,9})?(?![\d/:]|,\d{3})/g;
const CENTS = /(?<![\d.])(\d{1,4}) ?(?:cents|cent|¢)/g;
const SUM =
  /(?<![\d.,/])(\d{1,9}(?:\.\d{1,6})?) ?([-+*x×÷−]|plus|minus|times|divided by) ?(\d{1,9}(?:\.\d{1,6})?)(?![\d/]|\.\d)/g;
const NEAR = /(?<![\d.])(\d{1,6}) (more|less|fewer|bigger|smaller) than (\d{1,9})/g;
const DOUBLE = /(double|twice|two times|half of|half|triple) (?:of )?(\d{1,9})(?!\/)/g;
const BESIDE = /(?:right |just |comes? |the number )?(before|after|above|below|next to) (\d{1,9})/g;
const BETWEEN = /between (\d{1,9}) and (\d{1,9})/g;
const ROMAN =
  /(?<![A-Za-z])(?=[IVXLCDM]{2,8}(?![A-Za-z]))M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})(?![A-Za-z])/g;
const ROMAN_DIGITS: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };

/** Number words as digits: "twenty-three" is 23, "three quarters" is 3/4, "two point five" is 2.5. Input: lower case. */
export function digitsForWords(text: string): string {
  const tokens = text.replace(/([a-z])-([a-z])/g, '$1 $2').split(/(\s+|(?=[^a-z0-9])|(?<=[^a-z0-9]))/);
  const out: string[] = [];
  let current: number | null = null;
  let whole = 0;
  const flush = () => {
    if (current !== null) out.push(String(whole + current));
    current = null;
    whole = 0;
  };
  const words = tokens.filter((token) => token !== '');
  words.forEach((token, place) => {
    const small = SMALL.get(token) ?? FOREIGN_NUMBERS.get(token);
    const large = LARGE.get(token);
    const joins =
      current !== null &&
      (small === undefined ||
        (current % 10 === 0 && current % 100 >= 20 && small < 10) ||
        (current >= 100 && current % 100 === 0));
    if (small !== undefined) {
      if (current !== null && !joins) {
        flush();
        out.push(' ');
      }
      current = (current ?? 0) + small;
    } else if (large !== undefined && current !== null) {
      if (large >= 1000) {
        whole += current * large;
        current = 0;
      } else current *= large;
    } else if (SHARES.has(token)) {
      const parts = Math.round(1 / (SHARES.get(token) ?? 1));
      const count =
        current === null
          ? /^(?:an?|one)$/.test(words[place - 2] ?? '') || token === 'half' || token.endsWith('quarter')
            ? 1
            : null
          : current + whole;
      current = null;
      whole = 0;
      out.push(count === null ? token : ` ${count}/${parts}`);
    } else if (
      current !== null &&
      /^\s+$/.test(token) &&
      (SMALL.has(words[place + 1] ?? '') ||
        LARGE.has(words[place + 1] ?? '') ||
        SHARES.has(words[place + 1] ?? '') ||
        (words[place + 1] === 'and' && current >= 100))
    ) {
      return;
    } else if (current !== null && current >= 100 && token === 'and') {
      return;
    } else {
      flush();
      out.push(token);
    }
  });
  flush();
  return out
    .join('')
    .replace(
      /(\d) point ((?:\d ?)+)/g,
      (_, before: string, after: string) => `${before}.${after.replace(/ /g, '')} `,
    );
}

const romanValue = (text: string): number =>
  Array.from(text).reduce((sum, sign, place) => {
    const value = ROMAN_DIGITS[sign] ?? 0;
    return sum + (value < (ROMAN_DIGITS[text[place + 1] ?? ''] ?? 0) ? -value : value);
  }, 0);

function compute(left: number, sign: string, right: number): number {
  if (sign === '+' || sign === 'plus') return left + right;
  if (sign === '-' || sign === '−' || sign === 'minus') return left - right;
  if (sign === '÷' || sign === 'divided by') return left / right;
  return left * right;
}

/** The values written in a text: digits, words, fractions, decimals, percent, money, Roman numerals. Input: match view after digitsForWords. */
export function writtenValues(text: string): readonly FoundValue[] {
  const found: FoundValue[] = [];
  const add = (pattern: RegExp, valueOf: (parts: RegExpExecArray) => number) => {
    for (const match of text.matchAll(pattern)) {
      const value = valueOf(match);
      if (Number.isFinite(value))
        found.push({ value, text: match[0], start: match.index, end: match.index + match[0].length });
    }
  };
  add(MIXED, (m) => Number(m[1]) + Number(m[2]) / Number(m[3]));
  add(FRACTION, (m) => Number(m[1]) / Number(m[2]));
  add(PERCENT, (m) => Number(m[1]) / 100);
  add(CENTS, (m) => Number(m[1]) / 100);
  add(NUMBER, (m) => Number(m[0].replace(/[,\u202F\u00A0]/g, '')));
  return found;
}

/** Values that a text describes without writing them: sums, "one more than seven", "double four", "between 7 and 9". */
export function describedValues(text: string): readonly FoundValue[] {
  const found: FoundValue[] = [];
  const add = (match: RegExpExecArray, value: number) => {
    if (Number.isFinite(value))
      found.push({ value, text: match[0], start: match.index, end: match.index + match[0].length });
  };
  for (const match of text.matchAll(SUM))
    add(match, compute(Number(match[1]), match[2] ?? '', Number(match[3])));
  for (const match of text.matchAll(NEAR)) {
    const step = Number(match[1]);
    add(match, Number(match[3]) + (/more|bigger/.test(match[2] ?? '') ? step : -step));
  }
  for (const match of text.matchAll(DOUBLE)) {
    const factor = match[1]?.startsWith('half') ? 0.5 : match[1] === 'triple' ? 3 : 2;
    add(match, Number(match[2]) * factor);
  }
  for (const match of text.matchAll(BESIDE))
    add(match, Number(match[2]) + (/before|below/.test(match[1] ?? '') ? -1 : 1));
  for (const match of text.matchAll(BETWEEN))
    if (Number(match[2]) - Number(match[1]) === 2) add(match, Number(match[1]) + 1);
  return found;
}

/** Roman numerals of two letters and more. Input: the display view, because only capitals count. */
export const romanValues = (display: string): readonly number[] =>
  [...display.matchAll(ROMAN)].filter((match) => match[0] !== '').map((match) => romanValue(match[0]));
