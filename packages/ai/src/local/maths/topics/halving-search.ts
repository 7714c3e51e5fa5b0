import { exact } from '../exact.ts';
import type { Worked } from '../worked.ts';

const RANGE = /\b(?:1 to|1 and|of|in|among|out of|up to) (\d{1,6})\b/;
const MOST = 8;

/** 'how many guesses to find a number from 1 to 100 if i halve each time'. */
export function halvingSearch(text: string): Worked | null {
  if (!/\bhow many (?:guesses|questions|tries|steps|times|looks|checks)\b/.test(text)) return null;
  if (!/\b(?:halv\w*|half|binary search|middle)\b/.test(text)) return null;
  const size = Number(RANGE.exec(text)?.[1] ?? 0);
  if (size < 2) return null;
  const left = [size];
  while ((left.at(-1) ?? 1) > 1) left.push(Math.floor((left.at(-1) ?? 1) / 2));
  const guesses = left.length;
  return {
    steps: [
      'Each guess in the middle leaves half or less.',
      ...(guesses <= MOST
        ? [`Left are ${left.join(', ')}.`]
        : [`${size}, then ${left[1]}, ${left[2]} and so on.`]),
    ],
    closing: `So ${guesses} guesses are always enough.`,
    value: exact(BigInt(guesses)),
    result: String(guesses),
    skill: 'it-search-sort',
  };
}
