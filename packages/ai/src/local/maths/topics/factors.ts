import { commonFactor, exact } from '../exact.ts';
import type { Worked } from '../worked.ts';

/** Above it a list of factors is no help to a child. */
const MOST = 10_000;
const factorsOf = (number: number): number[] =>
  Array.from({ length: number }, (_, index) => index + 1).filter((factor) => number % factor === 0);
const listed = (items: readonly (number | string)[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
const told = (steps: string[], closing: string, result: string, value: number | null = null): Worked => ({
  steps,
  closing,
  value: value === null ? null : exact(BigInt(value)),
  result,
  skill: 'math-factors',
});

function ofOne(text: string, number: number): Worked | null {
  const factors = factorsOf(number);
  if (/\bmultiples?\b|skip count|count by/.test(text)) {
    const list = Array.from({ length: 6 }, (_, index) => number * (index + 1)).join(', ');
    return told([`Add ${number} again and again.`], `The first multiples of ${number} are ${list}.`, list);
  }
  if (/prime factor|factor tree/.test(text) || /\bprime\b/.test(text)) {
    const isPrime = factors.length === 2;
    const between = factors.filter((factor) => factor > 1 && factor < number).slice(0, 1);
    const why =
      number < 2
        ? `${number} does not have two different factors.`
        : isPrime
          ? `Only 1 and ${number} divide ${number}.`
          : `${number} = ${between[0]} × ${number / (between[0] ?? 1)}.`;
    return told(
      [why],
      `So ${number} is ${isPrime ? 'a prime number' : 'not a prime number'}.`,
      isPrime ? 'prime' : 'not prime',
    );
  }
  if (/\bfactors?\b|divisors?/.test(text)) {
    const pairs = factors
      .filter((factor) => factor * factor <= number)
      .slice(0, 6)
      .map((factor) => `${factor} × ${number / factor}`);
    if (factors.length > 12) return null;
    return told(
      [`Look for pairs: ${pairs.join(', ')}.`],
      `The factors of ${number} are ${listed(factors)}.`,
      listed(factors),
    );
  }
  if (/\b(?:odd|even)\b/.test(text)) {
    const last = number % 10;
    const kind = number % 2 === 0 ? 'even' : 'odd';
    return told([`Look at the last digit: ${last}.`], `So ${number} is ${kind}.`, kind);
  }
  return null;
}

function ofTwo(text: string, one: number, other: number): Worked | null {
  const common = Number(commonFactor(BigInt(one), BigInt(other)));
  if (/\bgcf\b|\bgcd\b|\bhcf\b|greatest common|highest common|biggest common/.test(text)) {
    const both = factorsOf(common);
    return told(
      [`Both have these factors: ${listed(both.slice(0, 8))}.`],
      `So the greatest common factor is ${common}.`,
      String(common),
      common,
    );
  }
  if (/\bcommon factors?\b|\bfactors? in common\b/.test(text)) {
    const both = listed(factorsOf(common));
    return told(
      [`Factors of ${one}: ${listed(factorsOf(one).slice(0, 12))}.`, 'Keep those that divide both.'],
      `The common factors of ${one} and ${other} are ${both}.`,
      both,
    );
  }
  if (/\blcm\b|least common|lowest common|smallest common/.test(text)) {
    const least = (one * other) / common;
    const list = Array.from({ length: Math.min(least / one, 6) }, (_, index) => one * (index + 1)).join(', ');
    return told(
      [`Count by ${one}: ${list}.`, `Stop at the first one that ${other} divides.`],
      `So the least common multiple is ${least}.`,
      String(least),
      least,
    );
  }
  return null;
}

/** Factors, multiples, primes, odd and even, and what two numbers have in common. Numbers up to 10,000. */
export function findFactors(text: string): Worked | null {
  if (/factor (?:auth|sign|log|code|check|verif)/.test(text)) return null;
  const numbers = (text.match(/(?<![\d./])\d{1,5}(?![\d./])/g) ?? []).map(Number);
  const first = /\bfirst \d{1,2} multiples of (\d{1,4})/.exec(text);
  const [one, other] = first ? [Number(first[1])] : numbers;
  if (
    one === undefined ||
    one < 1 ||
    numbers.some((number) => number > MOST || number < 1) ||
    numbers.length > 2
  )
    return null;
  return other === undefined ? ofOne(text, one) : ofTwo(text, one, other);
}
