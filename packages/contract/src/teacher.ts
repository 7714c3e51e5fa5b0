import { GRADES, SUBJECTS } from '@noodlenaut/domain';
import { z } from 'zod';
import { learnerQuery } from './learning.ts';
import { slug, wireDate, wireDateOrNull } from './text.ts';

const student = z.object({ name: z.string().nullable(), grade: z.enum(GRADES).nullable() });

/** GET /api/teacher/progress/overview (S3.88). `student` is null without a linked child (P1.40). */
export const overviewReply = z.object({
  student: student.nullable(),
  totalPoints: z.int(),
  averageProgress: z.number(),
  totalLessonsCompleted: z.int(),
  totalLessonsAvailable: z.int(),
  totalAchievements: z.int(),
  totalSubjects: z.int(),
  subjects: z.array(
    z.object({
      id: z.enum(SUBJECTS),
      displayName: z.string(),
      description: z.string(),
      color: z.string(),
      icon: z.string(),
      progress: z.int(),
      completedLessons: z.int(),
      totalLessons: z.int(),
      lastActivity: wireDate.optional(),
    }),
  ),
});

/** GET /api/teacher/progress/timeline: the last 30 days (S3.90, S9.23). */
export const timelineReply = z.object({
  totalEvents: z.int(),
  timeline: z.array(
    z.object({
      title: z.string(),
      subject: z.string(),
      date: wireDate,
      difficulty: z.int(),
      points: z.int(),
    }),
  ),
});

export const detailedRequest = learnerQuery.extend({ subjectId: z.enum(SUBJECTS, 'Subject not found') });
/** GET /api/teacher/progress/detailed/{subjectId} (S3.91). timeSpent is an estimate in minutes from recorded answers. */
export const detailedReply = z.object({
  subject: z.object({
    id: z.enum(SUBJECTS),
    displayName: z.string(),
    description: z.string(),
    color: z.string(),
    icon: z.string(),
  }),
  student: student.nullable(),
  progress: z.int(),
  completedLessons: z.int(),
  totalLessons: z.int(),
  totalPointsEarned: z.int(),
  averageScore: z.number(),
  timeSpent: z.int(),
  lastActivity: wireDateOrNull,
  lessons: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      completed: z.boolean(),
      completedAt: wireDateOrNull,
      difficulty: z.int(),
      points: z.int(),
      /** First tries right, whole percent; null before completion. */
      score: z.int().nullable(),
      status: z.enum(['completed', 'in-progress', 'not-started']),
    }),
  ),
});

const count = z.int().min(0);
/** GET /api/teacher/progress/analytics: what stands beside the specification's own figures (P3.22, P9.08). */
export const analyticsReply = z.object({
  /** Whether a plan that counts opens the advanced analytics (P6.07). */
  hasAdvanced: z.boolean(),
  /** First tries in lessons and practice, ever. */
  accuracy: z.object({ right: count, answers: count }),
  /** Time between seeing and answering, in whole minutes, ever. */
  timeOnTaskMinutes: count,
  streakDays: count,
  /** Finished lessons and rounds of practice on each of the last fourteen days of the learner. */
  days: z.array(z.object({ day: z.iso.date(), count })),
  weekEnds: z.array(z.iso.date()),
  /** Share of the grade's lessons completed at the end of each week, furthest subject first. */
  weeks: z.array(
    z.object({ subject: z.enum(SUBJECTS), displayName: z.string(), percents: z.array(z.int()).readonly() }),
  ),
  /** First tries of the last 30 days by skill, most answers first. */
  skills: z.array(
    z.object({
      skill: z.string(),
      name: z.string(),
      subject: z.enum(SUBJECTS),
      displayName: z.string(),
      right: count,
      answers: count,
    }),
  ),
  insights: z.array(
    z.object({
      kind: z.enum(['strongest', 'hard', 'improved', 'streak', 'return', 'next']),
      text: z.string(),
    }),
  ),
});

/** GET /api/teacher/progress/missed/{subjectId}: questions of finished lessons with a wrong first try in 30 days, the latest first. */
export const missedReply = z.array(
  z.object({
    lessonId: slug,
    lessonTitle: z.string(),
    question: z.string(),
    /** The question also shows a picture, which is not repeated in text. */
    hasPicture: z.boolean(),
    chosen: z.string(),
    right: z.string(),
    /** What may be behind the choice, in the words of the lesson. */
    reason: z.string().nullable(),
    answeredAt: wireDate,
  }),
);
