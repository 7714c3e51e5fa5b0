import { NO_FACTS, SUBJECTS, badgeShelf, subjectLabel } from '@noodlenaut/domain';
import type {
  Achievement,
  CheckedAnswer,
  Completion,
  LessonSummary,
  Outputs,
  SealedLesson,
  Subject,
  SubjectProgress,
  User,
} from '../lib/api/replies.ts';
import { userAs } from './people.ts';

export const subjects: Subject[] = SUBJECTS.map((id) => ({
  id,
  name: id,
  displayName: subjectLabel(id),
  icon: `emblem-${id}`,
  color: id,
  description: `All about ${subjectLabel(id)}.`,
}));

export const progressWith = (math: Partial<SubjectProgress> = {}): SubjectProgress[] =>
  SUBJECTS.map((subjectId) => ({
    userId: userAs('student').id,
    subjectId,
    progress: 0,
    completedLessons: 0,
    totalLessons: 10,
    lastLessonId: null,
    updatedAt: null,
    ...(subjectId === 'math' ? math : {}),
  }));

export const dashboardOf = (
  user: User,
  math: Partial<SubjectProgress> = {},
): Outputs['progress']['dashboard'] => ({
  user,
  subjects,
  progress: progressWith(math),
  achievementStats: { totalAchievements: 0, totalPoints: user.totalPoints, level: 3, nextLevelProgress: 60 },
  streakDays: 3,
  dailyDone: 0,
  linksToConfirm: 0,
  aloneUntil: null,
  hasClass: false,
  hasGuardian: false,
  hasPath: false,
  lastLesson: null,
  adventure: null,
  worn: [],
  assignments: [],
});

/** The shelf as it comes over the wire; nothing earned unless badges are given. */
export const shelfOf = (badges = badgeShelf(NO_FACTS, new Map())): Outputs['achievements']['shelf'] => ({
  stats: {
    totalAchievements: badges.filter(({ earnedAt }) => earnedAt !== null).length,
    totalPoints: 480,
    level: 3,
    nextLevelProgress: 60,
  },
  badges: badges.map((badge) => ({ ...badge, earnedAt: badge.earnedAt?.toISOString() ?? null })),
});

export const lesson = (number: number, more: Partial<LessonSummary> = {}): LessonSummary => ({
  id: `math-3rd-0${number}-test`,
  subjectId: 'math',
  grade: '3rd',
  title: `Lesson ${number} title`,
  number,
  difficulty: 2,
  completed: false,
  points: 15,
  stars: more.completed === true ? 3 : 0,
  picture: null,
  createdAt: '2026-11-01T10:00:00.000Z',
  ...more,
});

const { stars: _stars, picture: _picture, ...summary } = lesson(1);
export const sealed = (more: Partial<SealedLesson> = {}): SealedLesson => ({
  ...summary,
  content: {
    title: 'Fractions on the Star Bar',
    introduction: 'We share a bar.',
    activities: [
      { type: 'multiple_choice', question: 'How many halves make one?', options: ['One', 'Two', 'Three'] },
      { type: 'multiple_choice', question: 'Which is bigger?', options: ['A half', 'A quarter'] },
    ],
    summary: 'A fraction is a fair share.',
    fun_fact: 'The sun rises 16 times a day in space.',
  },
  step: 0,
  answers: [],
  secondRound: { activities: [], answers: [], behind: 0 },
  preview: false,
  ...more,
});

/** What a check reveals; a right one unless more is said. */
export const checkedOf = (more: Partial<CheckedAnswer> = {}): CheckedAnswer => ({
  correct: true,
  correct_answer: 1,
  explanation: 'Two halves make one.',
  reason: null,
  comesBack: false,
  ...more,
});

export const achievementOf = (more: Partial<Achievement> = {}): Achievement => ({
  id: '0198a000-0000-7000-8000-000000000009',
  userId: userAs('student').id,
  key: 'first-steps',
  title: 'First Steps',
  description: 'Done!',
  icon: 'badge-first-steps',
  color: 'badge-tomato',
  earnedAt: '2026-11-01T10:00:00.000Z',
  ...more,
});

/** A lesson finished with one of two right. */
export const completionOf = (more: Partial<Completion> = {}): Completion => ({
  newAchievements: [],
  newRewards: [],
  newLevel: null,
  scorePercent: 50,
  scoreVerified: true,
  pointsEarned: 15,
  totalPoints: 495,
  streakDays: 1,
  alreadyCompleted: false,
  ...more,
});
