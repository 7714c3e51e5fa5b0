import type { Tally } from './weekly-tries.ts';

/** How a pupil did what was given. `score` is null where nothing tells it. */
interface DoneWork {
  readonly isDone: boolean;
  readonly score: Tally | null;
}

/** Whether a result is good: two of three right, as the week of a child is told (decision 0102). */
export const wentWell = ({ right, answers }: Tally): boolean => right * 3 >= answers * 2;

/** Whether an assignment is worth giving once more: it is not done, or fewer than two of three answers were right (decision 0108). */
export const needsAgain = ({ isDone, score }: DoneWork): boolean =>
  !isDone || (score !== null && !wentWell(score));
