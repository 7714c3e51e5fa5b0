import { newlyEarned, type AchievementKey } from '../achievements/achievement-rules.ts';
import type { Grade } from '../grades.ts';
import { scoreLesson, type Attempt, type LessonScore } from '../lessons/score-lesson.ts';
import type { Difficulty } from '../lessons/lesson.ts';
import { pointsFor } from '../lessons/lesson.ts';
import type { SubjectId } from '../subjects.ts';
import { learnerFacts, type CompletedLesson, type LessonsOfGrade } from './learner-past.ts';

/** What is known about the learner before this completion. */
export interface LearnerBefore {
  /** Every lesson finished so far, without this one. */
  readonly lessons: readonly CompletedLesson[];
  readonly lessonsOfGrade: LessonsOfGrade;
  /** The learner's own days with a finished round of practice. */
  readonly practiceDays: readonly string[];
  readonly heldAchievements: ReadonlySet<string>;
  readonly timeZone: string;
}

interface FinishedLesson {
  readonly subject: SubjectId;
  readonly grade: Grade;
  readonly difficulty: Difficulty;
  readonly activityCount: number;
}

export interface Completion {
  readonly pointsEarned: number;
  readonly score: LessonScore;
  readonly streakDays: number;
  readonly newAchievements: readonly AchievementKey[];
}

/**
 * What finishing a lesson for the first time earns (P3.08). It is not called for a review, which pays nothing. The
 * unique key (learner, lesson) of the database decides which of two simultaneous completions is the first.
 */
export function completeLesson(
  before: LearnerBefore,
  lesson: FinishedLesson,
  attempts: readonly Attempt[],
  claimedScore: number | null,
  now: Date,
): Completion {
  const score = scoreLesson(attempts, lesson.activityCount, claimedScore);
  const perfect = score.verified && score.scorePercent === 100;
  const { subject, grade, difficulty } = lesson;
  const latest = { subject, grade, difficulty, completedAt: now, perfect };
  const facts = {
    ...learnerFacts(
      [...before.lessons, latest],
      latest,
      before.lessonsOfGrade,
      before.timeZone,
      before.practiceDays,
    ),
    lessonScorePercent: score.verified ? score.scorePercent : null,
  };
  return {
    pointsEarned: pointsFor(difficulty),
    score,
    streakDays: facts.streakDays,
    newAchievements: newlyEarned(facts, before.heldAchievements),
  };
}
