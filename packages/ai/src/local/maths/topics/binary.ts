import { exact } from '../exact.ts';
import type { Worked } from '../worked.ts';

/** The value of each place that has a 1: '1011' is 8, 2 and 1. */
const placesOf = (binary: string): readonly number[] =>
  Array.from(binary).flatMap((digit, at) => (digit === '1' ? [2 ** (binary.length - 1 - at)] : []));

const toWorked = (steps: readonly string[], closing: string, value: number, result: string): Worked => ({
  steps,
  closing,
  value: exact(BigInt(value)),
  result,
  skill: 'it-binary',
});

/** '1011 in binary' as a number, and 'write 11 in binary'. Up to 10 places. */
export function binaryNumbers(text: string): Worked | null {
  if (!/\bbinary\b|\bbase 2\b/.test(text)) return null;
  const [digits] = /(?<!\d)[01]{3,10}(?!\d)/.exec(text) ?? [];
  if (digits !== undefined) {
    const places = placesOf(digits);
    const value = places.reduce((sum, place) => sum + place, 0);
    return toWorked(
      [
        `From the right the places are worth ${Array.from(digits, (_, at) => 2 ** at).join(', ')}.`,
        `Add the places with a 1: ${places.join(' + ') || '0'} = ${value}.`,
      ],
      `So ${digits} in binary is ${value}.`,
      value,
      String(value),
    );
  }
  const number = Number(/(?<!\d)(\d{1,3})(?!\d)/.exec(text.replace('base 2', ''))?.[1] ?? 0);
  if (number < 2 || number > 255) return null;
  const binary = number.toString(2);
  const places = placesOf(binary);
  return toWorked(
    [
      `Build ${number} from 1, 2, 4, 8, 16 and so on: ${places.join(' + ')}.`,
      'Write a 1 for each place that is used.',
    ],
    `So ${number} in binary is ${binary}.`,
    number,
    binary,
  );
}
