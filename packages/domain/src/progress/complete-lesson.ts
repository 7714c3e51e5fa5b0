import { newlyEarned, type AchievementKey, type LearnerFacts } from '../achievements/achievement-rules.ts';
import { scoreLesson, type Attempt, type LessonScore } from '../lessons/score-lesson.ts';
import type { Difficulty } from '../lessons/lesson.ts';
import { pointsFor } from '../lessons/lesson.ts';
import type { SubjectId } from '../subjects.ts';
import { localDay, streakDays } from './streak.ts';

/** What is known about the learner before the lesson counts. */
export interface LearnerBefore {
  readonly alreadyCompleted: boolean;
  readonly lessonsBySubject: Readonly<Partial<Record<SubjectId, number>>>;
  /** Moments of earlier completions; only recent ones matter for the streak. */
  readonly activeAt: readonly Date[];
  readonly heldAchievements: ReadonlySet<string>;
  readonly timeZone: string;
}

export interface Completion {
  readonly pointsEarned: number;
  readonly score: LessonScore;
  readonly streakDays: number;
  readonly newAchievements: readonly AchievementKey[];
}

/**
 * What finishing a lesson earns (PRODUCT 3): the first completion pays the lesson's points, a review pays nothing.
 * The database's unique (learner, lesson) decides which of two simultaneous completions is the first.
 */
export function completeLesson(
  before: LearnerBefore,
  lesson: { readonly subject: SubjectId; readonly difficulty: Difficulty; readonly activityCount: number },
  attempts: readonly Attempt[],
  claimedScore: number | null,
  now: Date,
): Completion {
  const score = scoreLesson(attempts, lesson.activityCount, claimedScore);
  const days = [...before.activeAt, now].map((at) => localDay(at, before.timeZone));
  const streak = streakDays(days, localDay(now, before.timeZone));
  const counts = { ...before.lessonsBySubject };
  if (!before.alreadyCompleted) counts[lesson.subject] = (counts[lesson.subject] ?? 0) + 1;
  const facts: LearnerFacts = {
    lessonsCompleted: Object.values(counts).reduce((sum, count) => sum + count, 0),
    lessonsBySubject: counts,
    streakDays: streak,
    lessonScorePercent: score.verified ? score.scorePercent : null,
  };
  return {
    pointsEarned: before.alreadyCompleted ? 0 : pointsFor(lesson.difficulty),
    score,
    streakDays: streak,
    newAchievements: before.alreadyCompleted ? [] : newlyEarned(facts, before.heldAchievements),
  };
}
