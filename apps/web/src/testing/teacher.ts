import { SUBJECTS, subjectLabel } from '@noodlenaut/domain';
import type { Outputs } from '../lib/api/replies.ts';

export const CHILD = '0198a000-0000-7000-8000-0000000000a1';
export const OTHER_CHILD = '0198a000-0000-7000-8000-0000000000a2';
const MOMENT = '2026-11-19T16:12:00.000Z';

/** Completed lessons of ten, subject by subject. */
export const overviewOf = (
  done: Partial<Record<string, number>> = {},
  more: Partial<Outputs['teacher']['overview']> = {},
): Outputs['teacher']['overview'] => {
  const subjects = SUBJECTS.map((id) => ({
    id,
    displayName: subjectLabel(id),
    description: '',
    color: id,
    icon: `emblem-${id}`,
    progress: (done[id] ?? 0) * 10,
    completedLessons: done[id] ?? 0,
    totalLessons: 10,
    ...((done[id] ?? 0) > 0 ? { lastActivity: MOMENT } : {}),
  }));
  const total = subjects.reduce((sum, { completedLessons }) => sum + completedLessons, 0);
  return {
    student: { name: 'Maya', grade: '3rd' },
    totalPoints: 1085,
    averageProgress: (total / 80) * 100,
    totalLessonsCompleted: total,
    totalLessonsAvailable: 80,
    totalAchievements: 17,
    totalSubjects: 8,
    subjects,
    ...more,
  };
};

const DAYS = Array.from({ length: 14 }, (_, at) => `2026-11-${String(at + 6).padStart(2, '0')}`);
const WEEK_ENDS = ['10-01', '10-08', '10-15', '10-22', '10-29', '11-05', '11-12', '11-19'];

export const analyticsOf = (
  more: Partial<Outputs['teacher']['analytics']> = {},
): Outputs['teacher']['analytics'] => ({
  hasAdvanced: false,
  accuracy: { right: 0, answers: 0 },
  timeOnTaskMinutes: 0,
  streakDays: 0,
  days: DAYS.map((day) => ({ day, count: 0 })),
  weekEnds: WEEK_ENDS.map((day) => `2026-${day}`),
  weeks: [],
  skills: [],
  insights: [],
  ...more,
});

export const childAtAGlance = (
  id: string,
  name: string,
  more: Partial<Outputs['family']['children']['children'][number]> = {},
): Outputs['family']['children']['children'][number] => ({
  id,
  name,
  grade: '3rd',
  totalPoints: 1085,
  averageProgress: 55,
  completedLessons: 44,
  lastActivity: MOMENT,
  isFamily: true,
  classes: [],
  ...more,
});

export const detailOf = (
  more: Partial<Outputs['teacher']['detailed']> = {},
): Outputs['teacher']['detailed'] => ({
  subject: { id: 'math', displayName: 'Math', description: '', color: 'math', icon: 'emblem-math' },
  student: { name: 'Maya', grade: '3rd' },
  progress: 67,
  completedLessons: 2,
  totalLessons: 3,
  totalPointsEarned: 20,
  averageScore: 95,
  timeSpent: 106,
  lastActivity: MOMENT,
  lessons: [
    {
      id: 'math-3rd-01-a',
      title: 'Place value',
      completed: true,
      completedAt: MOMENT,
      difficulty: 1,
      points: 10,
      score: 100,
      status: 'completed',
    },
    {
      id: 'math-3rd-02-b',
      title: 'Sums, and more',
      completed: true,
      completedAt: MOMENT,
      difficulty: 1,
      points: 10,
      score: 90,
      status: 'completed',
    },
    {
      id: 'math-3rd-03-c',
      title: '=Equal groups',
      completed: false,
      completedAt: null,
      difficulty: 3,
      points: 20,
      score: null,
      status: 'not-started',
    },
  ],
  ...more,
});
