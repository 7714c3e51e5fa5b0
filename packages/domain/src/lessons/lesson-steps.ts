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
