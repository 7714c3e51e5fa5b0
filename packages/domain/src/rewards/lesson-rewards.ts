import { localDay } from '../day.ts';
import type { CompletedLesson } from '../progress/learner-past.ts';
import type { RewardFacts } from './reward-facts.ts';

type LessonDone = Pick<CompletedLesson, 'subject' | 'completedAt'>;

/** What was known of a learner before a lesson came to its end. */
export interface RewardPast {
  readonly lessons: readonly LessonDone[];
  /** The learner's own days with a finished lesson or round. */
  readonly activeDays: readonly string[];
  readonly effort: Omit<RewardFacts, 'lessons' | 'subjects' | 'days'>;
}

/**
 * The facts after a lesson came to its end: `done` for the first time, or played once more, which `replays` counts. Its tries are
 * in the past already, because each was recorded when it was made.
 */
export function rewardFacts(
  { lessons, activeDays, effort }: RewardPast,
  timeZone: string,
  now: { readonly done?: LessonDone; readonly replays?: number },
): RewardFacts {
  const all = now.done ? [...lessons, now.done] : lessons;
  const days = now.done ? [...activeDays, localDay(now.done.completedAt, timeZone)] : activeDays;
  return {
    ...effort,
    replays: effort.replays + (now.replays ?? 0),
    lessons: all.length,
    subjects: new Set(all.map(({ subject }) => subject)).size,
    days: new Set(days).size,
  };
}
