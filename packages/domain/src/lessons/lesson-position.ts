import type { Attempt } from './score-lesson.ts';

/** Steps of the player: 0 is the intro, 1..n the activities, n+1 the summary (S4.27). */
export const lastStep = (activityCount: number): number => activityCount + 1;

/** The progress bar of the player, 0 to 1: (step+1) / (number of activities + 2) (S2.109). */
export const lessonProgress = (step: number, activityCount: number): number =>
  (step + 1) / (activityCount + 2);

/**
 * The last step that a learner may reach: the step after an activity opens only when that activity was checked
 * (S4.29).
 * @param checked indices of the activities with a recorded answer
 */
export function furthestStep(activityCount: number, checked: ReadonlySet<number>): number {
  for (let index = 0; index < activityCount; index += 1) if (!checked.has(index)) return index + 1;
  return lastStep(activityCount);
}

/** The step at which a lesson goes on: the saved one, but never past what the answers allow (P3.16). */
export function resumeStep(savedStep: number, activityCount: number, checked: ReadonlySet<number>): number {
  return Math.max(0, Math.min(Math.trunc(savedStep), furthestStep(activityCount, checked)));
}

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

/** Activities with a second try, wherever that was given. */
export const triedAgain = (attempts: readonly Attempt[]): ReadonlySet<number> =>
  new Set(attempts.filter(({ tryNumber }) => tryNumber > 1).map(({ activityIndex }) => activityIndex));

/** A learner's position in a lesson: the step of the player, and how many activities of the second round are done. */
export interface LessonPlace {
  readonly step: number;
  readonly behind: number;
}

/**
 * The position at which a lesson goes on (P3.16). The second round belongs to the step of the summary and comes before
 * it. There the saved number is n + 1 plus the activities done. The position is never past what was answered.
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

/** The number that is saved for a position. */
export const savedStepOf = ({ step, behind }: LessonPlace): number => step + behind;

/**
 * The position to save after an answer: the next step after a first try, the position in the second round
 * after a second try. Null when the answer came from a device that is behind: the learner is not moved back.
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
