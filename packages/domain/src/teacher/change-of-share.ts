import type { Tally } from './weekly-tries.ts';

/** Whether a learner answers right more often than before. */
export type ShareChange = 'higher' | 'lower' | 'close' | 'too-few';

/** The fewest answers on each side from which two shares are compared. */
export const ANSWERS_TO_COMPARE = 20;
/** Standard errors: a smaller difference may be chance (about one time in twenty). */
const CLEAR = 2;

/**
 * Compares two shares of right answers. A difference that may well be chance is `close`, so that nobody reads a step back, or praise, into three
 * answers.
 */
export function changeOfShare(before: Tally, now: Tally): ShareChange {
  if (before.answers < ANSWERS_TO_COMPARE || now.answers < ANSWERS_TO_COMPARE) return 'too-few';
  const share = (before.right + now.right) / (before.answers + now.answers);
  const error = Math.sqrt(share * (1 - share) * (1 / before.answers + 1 / now.answers));
  const difference = now.right / now.answers - before.right / before.answers;
  if (Math.abs(difference) <= CLEAR * error) return 'close';
  return difference > 0 ? 'higher' : 'lower';
}
