import { ANSWERS_TO_SHOW } from './few-answers.ts';
import type { Tally } from './weekly-tries.ts';

/** How a skill goes since its practice was given. */
export type SkillChange = 'waiting' | 'begun' | 'better' | 'close' | 'harder';

/** A smaller difference of two shares is called close: one answer of ten. */
const CLEAR_SHARE = 0.1;

/**
 * Compares first tries of a skill before practice of it was given, and since: no answer since is `waiting`, and fewer than four on
 * one side are only `begun`. Whether they are few is said beside it (decision 0104).
 */
export function skillChange(before: Tally, since: Tally): SkillChange {
  if (since.answers === 0) return 'waiting';
  if (since.answers < ANSWERS_TO_SHOW || before.answers < ANSWERS_TO_SHOW) return 'begun';
  const difference = since.right / since.answers - before.right / before.answers;
  if (Math.abs(difference) < CLEAR_SHARE) return 'close';
  return difference > 0 ? 'better' : 'harder';
}
