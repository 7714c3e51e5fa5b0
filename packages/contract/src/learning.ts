import { ACHIEVEMENT_KINDS, GRADES, SUBJECTS } from '@noodlenaut/domain';
import { card, illustration } from '@noodlenaut/domain/illustrations';
import { z } from 'zod';
import { userReply } from './account.ts';
import { ownAssignment } from './own-assignment.ts';
import { lessonContent } from './lesson-content.ts';
import { slug, uuid, wireDate, wireDateOrNull } from './text.ts';

/** `?studentId=` of an adult's reads: the learner whose things are meant (PRODUCT 1). */
export const learnerQuery = z.object({ studentId: uuid.optional() });

export const subject = z.object({
  id: z.enum(SUBJECTS),
  name: z.enum(SUBJECTS),
  displayName: z.string(),
  icon: z.string(),
  color: z.string(),
  description: z.string(),
});
export const subjectsReply = z.array(subject);

/** GET /api/progress: one row a subject (SPEC 3, PRODUCT 3). */
export const progressReply = z.array(
  z.object({
    userId: uuid,
    subjectId: z.enum(SUBJECTS),
    progress: z.int().min(0).max(100),
    completedLessons: z.int(),
    totalLessons: z.int(),
    lastLessonId: z.string().nullable(),
    updatedAt: wireDateOrNull,
  }),
);

export const achievement = z.object({
  id: uuid,
  userId: uuid,
  key: z.string(),
  title: z.string(),
  description: z.string(),
  icon: z.string(),
  color: z.string(),
  earnedAt: wireDate,
});
export const achievementsReply = z.array(achievement);
export const achievementStatsReply = z.object({
  totalAchievements: z.int(),
  totalPoints: z.int(),
  level: z.int(),
  nextLevelProgress: z.int().min(0).max(100),
});

/** GET /api/achievements/shelf: level, and all forty badges, earned or with the way to earn them (PRODUCT 3). */
export const achievementShelfReply = z.object({
  stats: achievementStatsReply,
  badges: z.array(
    z.object({
      key: z.string(),
      kind: z.enum(ACHIEVEMENT_KINDS),
      title: z.string(),
      text: z.string(),
      icon: z.string(),
      earnedAt: wireDateOrNull,
      progress: z.object({ value: z.int(), max: z.int() }).nullable(),
    }),
  ),
});

/** GET /api/dashboard: all a student's dashboard shows, in one request; with `studentId` a child's, for a grown-up. */
export const dashboardReply = z.object({
  user: userReply,
  subjects: subjectsReply,
  progress: progressReply,
  achievementStats: achievementStatsReply,
  streakDays: z.int(),
  /** How many of the day's five are answered (P3.23). */
  dailyDone: z.int().min(0).max(5),
  /** Grown-ups who wait for this child's own yes (PRODUCT 1). */
  linksToConfirm: z.int(),
  /** Where consent is required: when the account ends unless a grown-up stands behind it; else null (SAFETY 2.15). */
  aloneUntil: wireDateOrNull,
  /** The lesson last stood in, and on which of the player's steps; null before the first. */
  lastLesson: z
    .object({
      id: slug,
      title: z.string(),
      step: z.int(),
      steps: z.int(),
      /** Finished, and not begun again since. */
      finished: z.boolean(),
    })
    .nullable(),
  /** In a class, whose teacher may give something while the dashboard is open. */
  hasClass: z.boolean(),
  /** What teachers gave to do: open ones, and done ones until their day is over; the nearest day first. */
  assignments: z.array(ownAssignment),
});

export const lessonsRequest = z.object({ subject: z.enum(SUBJECTS), grade: z.enum(GRADES).optional() });
export const lessonSummary = z.object({
  id: slug,
  subjectId: z.enum(SUBJECTS),
  grade: z.enum(GRADES),
  title: z.string(),
  number: z.int(),
  difficulty: z.int().min(1).max(5),
  completed: z.boolean(),
  points: z.int(),
  createdAt: wireDate,
});
export const lessonsReply = z.array(lessonSummary);

export const lessonRequest = z.object({ lessonId: slug });

export const sealedActivity = z.object({
  type: z.literal('multiple_choice'),
  question: z.string(),
  options: z.array(z.string()).readonly(),
  option_cards: z.array(card).readonly().optional(),
  hints: z.array(z.string()).readonly().optional(),
  illustration: illustration.optional(),
});
export const sealedContent = z.object({
  title: z.string(),
  introduction: z.string(),
  activities: z.array(sealedActivity).readonly(),
  summary: z.string(),
  fun_fact: z.string(),
});
/**
 * GET /api/lessons/{id}, the specification's shape, key included for old clients (PRODUCT 3); sealed where the
 * instance says LESSONS_INLINE_ANSWERS=false.
 */
export const lessonReply = lessonSummary.extend({ content: lessonContent.or(sealedContent) });

/** What an answer reveals: only after the check. */
const verdict = z.object({
  correct: z.boolean(),
  correct_answer: z.int(),
  explanation: z.string(),
  reason: z.string().nullable(),
});
const givenAnswer = verdict.extend({ activity: z.int(), option: z.int() });
export const checkedAnswer = verdict.extend({
  /** A first try that was wrong: the activity comes back once behind the last one (issue 4). */
  comesBack: z.boolean(),
});
/** GET /api/lessons/{id}/play: the sealed lesson, and where this learner stands in it (SAFETY 2.4, PRODUCT 3). */
export const playReply = lessonSummary.extend({
  content: sealedContent,
  step: z.int().min(0),
  /** First answers already checked in this run, by activity: they are scored. */
  answers: z.array(givenAnswer),
  /** What comes back before the summary: which activities, what was answered there, and how many lie behind. */
  secondRound: z.object({
    activities: z.array(z.int()),
    answers: z.array(givenAnswer),
    behind: z.int().min(0),
  }),
  /** An adult looks, nothing is recorded (PRODUCT 8). */
  preview: z.boolean(),
});

export const checkAnswerRequest = z.object({
  lessonId: slug,
  activity: z.int().min(0).max(50),
  option: z.int().min(0).max(10),
  /** Time from seeing the question to the check, in milliseconds. */
  answerMs: z.int().min(0).max(86_400_000).default(0),
});
/** `step` counts on in the second round: the summary's step and how many items lie behind. */
export const saveStepRequest = z.object({ lessonId: slug, step: z.int().min(0).max(60) });
export const saveStepReply = z.object({ step: z.int() });

/** POST complete: no body, {score} and {lessonId, score} are all accepted (SPEC 7). */
export const completeLessonRequest = z.object({ lessonId: slug, score: z.number().nullish() });
export const completeLessonReply = z.object({
  newAchievements: achievementsReply,
  /** Whole percent; null for a review whose first score stands. */
  scorePercent: z.int(),
  scoreVerified: z.boolean(),
  pointsEarned: z.int(),
  totalPoints: z.int(),
  streakDays: z.int(),
  alreadyCompleted: z.boolean(),
});
