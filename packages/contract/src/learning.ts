import { ACHIEVEMENT_KINDS, GRADES, MOST_STARS, PART_KEYS, REWARD_KEYS, SUBJECTS } from '@noodlenaut/domain';
import { card, illustration } from '@noodlenaut/domain/illustrations';
import { z } from 'zod';
import { userReply } from './account.ts';
import { ownAssignment } from './own-assignment.ts';
import { lessonContent } from './lesson-content.ts';
import { slug, uuid, wireDate, wireDateOrNull } from './text.ts';

/** `?studentId=` for adults: the learner whose data is read (P1.36). */
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

/** GET /api/progress: one row a subject (S3.19, P3.13). */
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

/** GET /api/achievements/shelf: the level, and all forty badges, earned or with the way to earn them (P3.24). */
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

/** GET /api/dashboard: everything on a student's dashboard in one request; with `studentId` a child's, for a grown-up. */
export const dashboardReply = z.object({
  user: userReply,
  subjects: subjectsReply,
  progress: progressReply,
  achievementStats: achievementStatsReply,
  streakDays: z.int(),
  /** How many items of the daily round are answered (P3.23). */
  dailyDone: z.int().min(0).max(5),
  /** Grown-ups who wait for this child's confirmation (P1.23). */
  linksToConfirm: z.int(),
  /** With CONSENT_MODE=required: when the account ends if no grown-up is linked; else null (security 2.15). */
  aloneUntil: wireDateOrNull,
  /** The last lesson and the step in it; null before the first lesson. */
  lastLesson: z
    .object({
      id: slug,
      title: z.string(),
      step: z.int(),
      steps: z.int(),
      /** Whether it is finished and was not begun again. */
      finished: z.boolean(),
    })
    .nullable(),
  /** The lesson to begin now: while none was begun, and once the last one is finished; for the child alone (decision 0096). */
  adventure: z
    .object({
      lessonId: slug,
      subjectId: z.enum(SUBJECTS),
      title: z.string(),
      picture: illustration.nullable(),
      /** No lesson is finished yet. */
      isFirst: z.boolean(),
    })
    .nullable(),
  /** What the child's Noodle wears, at most one part at each place (decision 0097). */
  worn: z.array(z.enum(PART_KEYS)),
  /** Whether the child is in a class. Then new assignments may come while the dashboard is open. */
  hasClass: z.boolean(),
  /** Whether a guardian is linked. Then a learning path may come while the dashboard is open. */
  hasGuardian: z.boolean(),
  /** Whether the child follows a learning path; `paths.mine` tells which. */
  hasPath: z.boolean(),
  /** Assignments: open ones, and done ones until their due day is over; the nearest day first. */
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
/** GET /api/lessons: the map of a subject. `stars` say how the best passage went, 0 while it is not finished (decision 0096). */
export const lessonsReply = z.array(
  lessonSummary.extend({ stars: z.int().min(0).max(MOST_STARS), picture: illustration.nullable() }),
);

/** GET /api/teacher/lessons: the same lessons as a teacher chooses from them, with goal and standard (decision 0108). */
export const lessonShelfRequest = z.object({ subject: z.enum(SUBJECTS), grade: z.enum(GRADES) });
export const lessonShelfReply = z.array(
  z.object({
    id: slug,
    title: z.string(),
    number: z.int(),
    difficulty: z.int().min(1).max(5),
    goal: z.string(),
    /** As the curriculum names it; empty where a lesson names none. */
    standard: z.string(),
  }),
);

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
 * GET /api/lessons/{id} in the shape of the specification, with the key for old clients (P3.05). It is sealed when the
 * instance sets LESSONS_INLINE_ANSWERS=false.
 */
export const lessonReply = lessonSummary.extend({ content: lessonContent.or(sealedContent) });

/** What the check of an answer reveals. */
const verdict = z.object({
  correct: z.boolean(),
  correct_answer: z.int(),
  explanation: z.string(),
  reason: z.string().nullable(),
});
const givenAnswer = verdict.extend({ activity: z.int(), option: z.int() });
export const checkedAnswer = verdict.extend({
  /** The first try was wrong, so the activity comes back once after the last one (decision 0022). */
  comesBack: z.boolean(),
});
/** GET /api/lessons/{id}/play: the sealed lesson and this learner's position in it (P3.06, P3.16). */
export const playReply = lessonSummary.extend({
  content: sealedContent,
  step: z.int().min(0),
  /** First answers already checked in this run, by activity: they are scored. */
  answers: z.array(givenAnswer),
  /** The second round before the summary: its activities, the answers there, and how many are done. */
  secondRound: z.object({
    activities: z.array(z.int()),
    answers: z.array(givenAnswer),
    behind: z.int().min(0),
  }),
  /** An adult's preview: nothing is recorded (P8.05). */
  preview: z.boolean(),
});

export const checkAnswerRequest = z.object({
  lessonId: slug,
  activity: z.int().min(0).max(50),
  option: z.int().min(0).max(10),
  /** Time from seeing the question to the check, in milliseconds. */
  answerMs: z.int().min(0).max(86_400_000).default(0),
});
/** In the second round `step` is the step of the summary plus the number of activities done. */
export const saveStepRequest = z.object({ lessonId: slug, step: z.int().min(0).max(60) });
export const saveStepReply = z.object({ step: z.int() });

/** POST complete: no body, {score} and {lessonId, score} are all accepted (S7.28, S7.30, S7.31). */
export const completeLessonRequest = z.object({ lessonId: slug, score: z.number().nullish() });
/** Rewards that were given just now (decision 0097). */
export const newRewards = z.array(z.object({ key: z.enum(REWARD_KEYS), title: z.string() }));
/** The level reached just now; null when no new one was (P3.18). */
export const newLevel = z.int().min(2).nullable();

export const completeLessonReply = z.object({
  newAchievements: achievementsReply,
  newRewards,
  newLevel,
  /** Whole percent; null for a review, because the first score stays. */
  scorePercent: z.int(),
  scoreVerified: z.boolean(),
  pointsEarned: z.int(),
  totalPoints: z.int(),
  streakDays: z.int(),
  alreadyCompleted: z.boolean(),
});
