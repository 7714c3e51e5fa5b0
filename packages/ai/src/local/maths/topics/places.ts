import { exact, exactOf } from '../exact.ts';
import { showNumber } from '../show-number.ts';
import type { Worked } from '../worked.ts';

const PLACES = ['ones', 'tens', 'hundreds', 'thousands', 'ten thousands', 'hundred thousands', 'millions'];
const ROUND_TO = new Map([
  ['ten', 10n],
  ['hundred', 100n],
  ['thousand', 1000n],
  ['ten thousand', 10_000n],
  ['hundred thousand', 100_000n],
  ['million', 1_000_000n],
  ['whole number', 1n],
  ['whole', 1n],
  ['one', 1n],
]);
const show = (value: bigint): string => showNumber(exact(value));

/** 'Round 268 to the nearest hundred'; also decimals to the nearest whole number, tenth or hundredth. */
export function round(text: string): Worked | null {
  const [, digits = '', name = ''] =
    /round(?:ed)?(?: off)? (?:the number )?(\d[\d,]*(?:\.\d+)?) (?:off )?(?:to )?(?:the )?(?:nearest )?(ten thousand|hundred thousand|ten|hundred|thousand|million|whole number|whole|one|tenth|hundredth|10|100|1000)s?\b/.exec(
      text.replace(/^(?:what is )?(\d[\d,.]*) (?:rounded )?to the nearest/, 'round $1 to the nearest'),
    ) ?? [];
  const value = exactOf(digits);
  if (!value) return null;
  const fine = name === 'tenth' ? 10n : name === 'hundredth' ? 100n : 1n;
  const step = /^\d/.test(name) ? BigInt(name) : (ROUND_TO.get(name) ?? 1n);
  // All in parts of the step: 268 to hundreds is 2.68 of them.
  const [over, under] = [value.over * fine, value.under * step];
  const low = over / under;
  const shown = (count: bigint) => showNumber(exact(count * step, fine));
  const isUp = (over % under) * 2n >= under;
  if (over % under === 0n)
    return {
      steps: [],
      closing: `${showNumber(value)} is already there, so it stays.`,
      value,
      result: showNumber(value),
      skill: 'math-rounding',
    };
  const result = isUp ? low + 1n : low;
  const middle = showNumber(exact((2n * low + 1n) * step, 2n * fine));
  return {
    steps: [
      `${showNumber(value)} is between ${shown(low)} and ${shown(low + 1n)}.`,
      `The middle is ${middle}.`,
      isUp
        ? `${showNumber(value)} is at the middle or past it.`
        : `${showNumber(value)} is before the middle.`,
    ],
    closing: `So it rounds to ${shown(result)}.`,
    value: exact(result * step, fine),
    result: shown(result),
    skill: 'math-rounding',
  };
}

function expanded(digits: string): Worked {
  const parts = digits
    .split('')
    .map((digit, index) => BigInt(digit) * 10n ** BigInt(digits.length - 1 - index))
    .filter((part) => part > 0n);
  const sum = parts.map(show).join(' + ');
  return {
    steps: ['Say what each digit is worth.'],
    closing: `${show(BigInt(digits))} = ${sum || '0'}.`,
    value: null,
    result: sum,
    skill: 'math-place-value',
  };
}

/** What a digit is worth, which digit stands in a place, and the expanded form. Whole numbers of at most seven digits. */
export function placeValue(text: string): Worked | null {
  const plain = text.replace(/(?<=\d),(?=\d{3})/g, '');
  const form = /expanded form (?:of|for) (\d{1,7})\b|(\d{1,7}) in expanded form/.exec(plain);
  if (form) return expanded(form[1] ?? form[2] ?? '');
  const [, wanted = '', inNumber = ''] =
    /(?:value of|worth|mean|stand for|digit|is|does)(?: the)? (?:digit )?(\d) (?:digit )?(?:mean |stand for |worth |do |show |tell )?in (?:the number )?(\d{2,7})\b/.exec(
      plain,
    ) ?? [];
  const at = inNumber.indexOf(wanted);
  if (wanted !== '' && at >= 0 && inNumber.lastIndexOf(wanted) === at) {
    const place = inNumber.length - 1 - at;
    const worth = BigInt(wanted) * 10n ** BigInt(place);
    return {
      steps: [`In ${show(BigInt(inNumber))} the ${wanted} stands in the place of the ${PLACES[place]}.`],
      closing:
        worth === 0n
          ? `It keeps the place: there are no ${PLACES[place]}.`
          : `So it is worth ${show(worth)}.`,
      value: exact(worth),
      result: show(worth),
      skill: 'math-place-value',
    };
  }
  const [, name = '', number = ''] =
    /\b(ones?|tens?|hundreds?|thousands?) (?:digit|place|column)?(?: digit)? ?(?:is |of |in |are )?(?:there )?(?:in |of )?(?:the number )?(\d{2,7})\b/.exec(
      plain,
    ) ?? [];
  const place = PLACES.findIndex((one) => one.startsWith(name.replace(/s$/, '')));
  const digit = number.charAt(number.length - 1 - place);
  if (name === '' || digit === '') return null;
  return {
    steps: ['Count the places from the right: ones, tens, hundreds, thousands.'],
    closing: `In ${show(BigInt(number))} the digit of the ${PLACES[place]} is ${digit}.`,
    value: exact(BigInt(digit)),
    result: digit,
    skill: 'math-place-value',
  };
}
