import { exact } from '../exact.ts';
import type { Worked } from '../worked.ts';
import { told } from './story.ts';

const MOST = 1000;
const isPrime = (number: number): boolean =>
  number > 1 &&
  Array.from({ length: Math.floor(Math.sqrt(number)) - 1 }, (_, at) => at + 2).every(
    (by) => number % by !== 0,
  );

const BETWEEN =
  /\bprimes?\b.*\b(?:between|from) (\d{1,4}) (?:and|to) (\d{1,4})\b|\bbetween (\d{1,4}) and (\d{1,4})\b.*\bprimes?\b/;
const NEXT =
  /\b(?:smallest|first|next) prime(?: number)? (?:over|above|after|greater than|bigger than|more than) (\d{1,4})\b/;
/** 'which numbers between 20 and 30 are prime', 'the smallest prime over 40'. */
export function primes(text: string): Worked | null {
  const from = Number(NEXT.exec(text)?.[1] ?? Number.NaN);
  if (from < MOST) {
    let found = from + 1;
    while (!isPrime(found)) found += 1;
    return told(
      [`Try the numbers after ${from} one by one.`],
      `So it is ${found}.`,
      exact(BigInt(found)),
      'math-factors',
    );
  }
  const [, one, two, low = one, high = two] = BETWEEN.exec(text) ?? [];
  const [a, b] = [Number(low), Number(high)];
  if (low === undefined || b > MOST || b - a > 60 || b <= a) return null;
  const list = Array.from({ length: b - a + 1 }, (_, at) => a + at).filter(isPrime);
  const said = list.join(', ');
  return told(
    ['A prime number has only 1 and itself as factors.'],
    list.length === 0 ? 'So there is none.' : `So the primes are ${said}.`,
    exact(BigInt(list.length)),
    'math-factors',
    said,
  );
}
