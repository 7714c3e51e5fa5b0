import { expect, test } from 'vitest';
import {
  ACHIEVEMENT_KEYS,
  ACHIEVEMENTS,
  learnerFacts,
  newlyEarned,
  NO_FACTS,
  SUBJECTS,
  type AchievementKey,
  type CompletedLesson,
  type LearnerFacts,
  type SubjectId,
} from '../index.ts';

const bySubject = (count: number, subjects: readonly SubjectId[] = SUBJECTS): Partial<LearnerFacts> => ({
  lessonsBySubject: Object.fromEntries(subjects.map((subject) => [subject, count])),
});

/** For each achievement facts that just miss it and facts that just earn it. */
const EDGES: Readonly<Record<AchievementKey, readonly [Partial<LearnerFacts>, Partial<LearnerFacts>]>> = {
  'first-steps': [{ lessonsCompleted: 0 }, { lessonsCompleted: 1 }],
  'math-master': [bySubject(9, ['math']), bySubject(10, ['math'])],
  'three-day-streak': [{ streakDays: 2 }, { streakDays: 3 }],
  'perfect-score': [{ lessonScorePercent: 99 }, { lessonScorePercent: 100 }],
  'five-lessons': [{ lessonsCompleted: 4 }, { lessonsCompleted: 5 }],
  explorer: [bySubject(1, ['math', 'it', 'english']), bySubject(1, ['math', 'it', 'english', 'history'])],
  'ten-lessons': [{ lessonsCompleted: 9 }, { lessonsCompleted: 10 }],
  'twenty-five-lessons': [{ lessonsCompleted: 24 }, { lessonsCompleted: 25 }],
  'fifty-lessons': [{ lessonsCompleted: 49 }, { lessonsCompleted: 50 }],
  'hundred-lessons': [{ lessonsCompleted: 99 }, { lessonsCompleted: 100 }],
  'two-hundred-lessons': [{ lessonsCompleted: 199 }, { lessonsCompleted: 200 }],
  'four-hundred-lessons': [{ lessonsCompleted: 399 }, { lessonsCompleted: 400 }],
  'three-in-a-day': [{ lessonsToday: 2 }, { lessonsToday: 3 }],
  'five-in-a-day': [{ lessonsToday: 4 }, { lessonsToday: 5 }],
  'five-day-streak': [{ streakDays: 4 }, { streakDays: 5 }],
  'week-streak': [{ streakDays: 6 }, { streakDays: 7 }],
  'two-week-streak': [{ streakDays: 13 }, { streakDays: 14 }],
  'month-streak': [{ streakDays: 29 }, { streakDays: 30 }],
  'sixty-day-streak': [{ streakDays: 59 }, { streakDays: 60 }],
  'hundred-day-streak': [{ streakDays: 99 }, { streakDays: 100 }],
  'welcome-back': [{ daysAway: 6 }, { daysAway: 7 }],
  'all-eight': [bySubject(1, SUBJECTS.slice(1)), bySubject(1)],
  'whole-crew': [bySubject(4), bySubject(5)],
  'science-star': [bySubject(9, ['science']), bySubject(10, ['science'])],
  'history-star': [bySubject(9, ['history']), bySubject(10, ['history'])],
  'geography-star': [bySubject(9, ['geography']), bySubject(10, ['geography'])],
  'it-star': [bySubject(9, ['it']), bySubject(10, ['it'])],
  'english-star': [bySubject(9, ['english']), bySubject(10, ['english'])],
  'chemistry-star': [bySubject(9, ['chemistry']), bySubject(10, ['chemistry'])],
  'robotics-star': [bySubject(9, ['robotics']), bySubject(10, ['robotics'])],
  'five-perfect': [{ perfectLessons: 4 }, { perfectLessons: 5 }],
  'ten-perfect': [{ perfectLessons: 9 }, { perfectLessons: 10 }],
  'twenty-five-perfect': [{ perfectLessons: 24 }, { perfectLessons: 25 }],
  'big-question': [{ expertLessons: 0 }, { expertLessons: 1 }],
  'ten-expert': [{ expertLessons: 9 }, { expertLessons: 10 }],
  'subject-done': [
    { subjectsDone: 0, subjectsOfGrade: 8 },
    { subjectsDone: 1, subjectsOfGrade: 8 },
  ],
  'grade-done': [
    { subjectsDone: 7, subjectsOfGrade: 8 },
    { subjectsDone: 8, subjectsOfGrade: 8 },
  ],
  'game-night': [{ gamesPlayed: 0 }, { gamesPlayed: 1 }],
  'team-player': [{ teamGamesPlayed: 0 }, { teamGamesPlayed: 1 }],
  'kind-helper': [{ teamGamesPlayed: 9 }, { teamGamesPlayed: 10 }],
};

test('[P3.24] there are forty, each with its own words, its own badge and a rule', () => {
  const rules = Object.values(ACHIEVEMENTS);
  expect(rules).toHaveLength(40);
  for (const field of ['title', 'description', 'howTo', 'icon'] as const)
    expect(new Set(rules.map((rule) => rule[field])).size, field).toBe(40);
});

test('[P3.25] they honour effort, coming back, breadth, mastery and helping', () => {
  expect(new Set(Object.values(ACHIEVEMENTS).map(({ kind }) => kind))).toEqual(
    new Set(['effort', 'coming-back', 'breadth', 'mastery', 'helping']),
  );
});

test.each(ACHIEVEMENT_KEYS)('%s is earned at its edge and only once', (key) => {
  const [misses, earns] = EDGES[key];
  const earned = (facts: Partial<LearnerFacts>, held: readonly string[] = []) =>
    newlyEarned({ ...NO_FACTS, ...facts }, new Set(held));
  expect(earned(misses)).not.toContain(key);
  expect(earned(earns)).toContain(key);
  expect(earned(earns, [key])).not.toContain(key);
});

test('nothing done earns nothing', () => {
  expect(newlyEarned(NO_FACTS, new Set())).toEqual([]);
});

const lesson = (completedAt: string, more: Partial<CompletedLesson> = {}): CompletedLesson => ({
  subject: 'math',
  grade: '3rd',
  difficulty: 1,
  perfect: false,
  ...more,
  completedAt: new Date(completedAt),
});
const facts = (lessons: readonly CompletedLesson[], zone = 'America/New_York') => {
  const latest = lessons.at(-1) ?? lesson('2026-03-05T12:00:00Z');
  return learnerFacts(lessons, latest, { math: 2, it: 1, robotics: 0 }, zone, []);
};

test('facts are counted by the learner’s own days', () => {
  const late = [
    lesson('2026-03-05T03:30:00Z'),
    lesson('2026-03-05T04:30:00Z'),
    lesson('2026-03-05T15:00:00Z'),
  ];
  expect(facts(late)).toMatchObject({ lessonsToday: 1, streakDays: 2, daysAway: 1, lessonsCompleted: 3 });
  expect(facts(late, 'UTC')).toMatchObject({ lessonsToday: 3, streakDays: 1, daysAway: 0 });
});

test('a week away is seven days from the last active day', () => {
  expect(facts([lesson('2026-03-01T12:00:00Z'), lesson('2026-03-08T12:00:00Z')]).daysAway).toBe(7);
  expect(facts([lesson('2026-03-01T12:00:00Z')]).daysAway).toBe(0);
});

test('a subject is done when every lesson of the grade is; other grades and empty subjects do not count', () => {
  const first = lesson('2026-03-01T12:00:00Z');
  expect(
    facts([
      first,
      lesson('2026-03-01T13:00:00Z', { grade: '2nd' }),
      lesson('2026-03-01T14:00:00Z', { subject: 'it' }),
    ]),
  ).toMatchObject({
    subjectsDone: 1,
    subjectsOfGrade: 2,
  });
  expect(facts([first, lesson('2026-03-01T13:00:00Z')])).toMatchObject({
    subjectsDone: 1,
    subjectsOfGrade: 2,
  });
});

test('perfect and Expert lessons are counted over all time', () => {
  expect(
    facts([
      lesson('2026-03-01T12:00:00Z', { perfect: true, difficulty: 5 }),
      lesson('2026-03-02T12:00:00Z', { perfect: true }),
    ]),
  ).toMatchObject({ perfectLessons: 2, expertLessons: 1 });
});
