import { lastStep, resumeStep } from './lesson-steps.ts';
import type { Attempt } from './score-lesson.ts';

const firstTries = (attempts: readonly Attempt[]) => attempts.filter(({ tryNumber }) => tryNumber === 1);

/**
 * The activities that come back once behind the last one, in the lesson's order: those whose first try was wrong
 * (decision 0022). Their scored first try stays what it was (P3.03).
 */
export const missedActivities = (attempts: readonly Attempt[]): number[] =>
  firstTries(attempts)
    .filter(({ correct }) => !correct)
    .map(({ activityIndex }) => activityIndex)
    .sort((one, other) => one - other);

/** The activities that were tried again: a later answer, wherever it was given, is the second chance. */
export const triedAgain = (attempts: readonly Attempt[]): ReadonlySet<number> =>
  new Set(attempts.filter(({ tryNumber }) => tryNumber > 1).map(({ activityIndex }) => activityIndex));

/** Where a learner stands: the step of the player, and how many items of the second round lie behind. */
export interface LessonPlace {
  readonly step: number;
  readonly behind: number;
}

/**
 * Where the lesson goes on (P3.16). The second round stands at the step of the summary, before
 * it; the saved number counts on there: n + 1 + the items behind. Never past what was answered.
 */
export function resumePlace(saved: number, activityCount: number, attempts: readonly Attempt[]): LessonPlace {
  const checked = new Set(firstTries(attempts).map(({ activityIndex }) => activityIndex));
  const step = resumeStep(saved, activityCount, checked);
  if (step < lastStep(activityCount)) return { step, behind: 0 };
  const again = triedAgain(attempts);
  const back = missedActivities(attempts);
  const firstOpen = back.findIndex((activity) => !again.has(activity));
  const furthest = firstOpen === -1 ? back.length : firstOpen;
  return { step, behind: Math.min(Math.trunc(saved) - step, furthest) };
}

/** The number that is saved for a place. */
export const savedStepOf = ({ step, behind }: LessonPlace): number => step + behind;

/**
 * The place to save once an activity was answered: its own step after the first try, its place in the second round
 * after the second; null when the answer came from a device that is behind, so that it moves nobody back.
 */
export function placeAfterAnswer(
  activity: number,
  tryNumber: number,
  activityCount: number,
  attempts: readonly Attempt[],
): LessonPlace | null {
  if (tryNumber === 1) return { step: activity + 1, behind: 0 };
  const index = missedActivities(attempts).indexOf(activity);
  const isOver = firstTries(attempts).length === activityCount;
  return isOver && index !== -1 && tryNumber === 2 ? { step: lastStep(activityCount), behind: index } : null;
}
