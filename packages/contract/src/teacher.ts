import { GRADES, SUBJECTS } from '@noodlenaut/domain';
import { z } from 'zod';
import { learnerQuery } from './learning.ts';
import { wireDate, wireDateOrNull } from './text.ts';

const student = z.object({ name: z.string().nullable(), grade: z.enum(GRADES).nullable() });

/** GET /api/teacher/progress/overview (SPEC 3). `student` is null without a linked child (PRODUCT 1). */
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

/** GET /api/teacher/progress/timeline: the last 30 days (SPEC 3, 9). */
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
/** GET /api/teacher/progress/detailed/{subjectId} (SPEC 3). timeSpent is an estimate in minutes from recorded answers. */
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
      status: z.enum(['completed', 'in-progress', 'not-started']),
    }),
  ),
});
