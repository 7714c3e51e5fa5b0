import { exact } from '../exact.ts';
import type { Worked } from '../worked.ts';

const ordinal = (number: number): string => {
  const ending =
    number % 100 > 10 && number % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
};

/** 'What century is the year 1492 in': the first hundred years are the 1st century. */
export function centuryOf(text: string): Worked | null {
  const year = Number(/\b(?:what|which) century\b.*?\b(\d{3,4})\b/.exec(text)?.[1] ?? 0);
  if (year < 100 || year > 2100) return null;
  const century = Math.ceil(year / 100);
  return {
    steps: [
      'The years 1 to 100 are the 1st century.',
      `So the years ${(century - 1) * 100 + 1} to ${century * 100} are the ${ordinal(century)} century.`,
    ],
    closing: `The year ${year} is in the ${ordinal(century)} century.`,
    value: exact(BigInt(century)),
    result: ordinal(century),
    skill: 'history-timeline',
  };
}
