import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  completeLesson,
  levelOf,
  levelStart,
  localDay,
  nextLevelProgress,
  percentOf,
  streakDays,
} from '../index.ts';

const before = {
  lessons: [],
  lessonsOfGrade: {},
  practiceDays: [],
  heldAchievements: new Set<string>(),
  timeZone: 'America/New_York',
};
const lesson = { subject: 'math', grade: '3rd', difficulty: 3, activityCount: 2 } as const;
const right = [0, 1].map((activityIndex) => ({ activityIndex, tryNumber: 1, correct: true }));

test('[P3.08] the first completion pays the lesson’s points', () => {
  const now = new Date('2026-03-05T12:00:00Z');
  expect(completeLesson(before, lesson, right, null, now)).toMatchObject({
    pointsEarned: 20,
    score: { scorePercent: 100, verified: true },
    streakDays: 1,
    newAchievements: ['first-steps', 'perfect-score'],
  });
});
test('a claimed hundred is no perfect score', () => {
  expect(completeLesson(before, lesson, [], 100, new Date('2026-03-05T12:00:00Z')).newAchievements).toEqual([
    'first-steps',
  ]);
});
test('[P3.13] percent of a subject is completed of all, whole, 0 without lessons', () => {
  expect([percentOf(1, 3), percentOf(2, 3), percentOf(0, 0), percentOf(12, 10)]).toEqual([33, 67, 0, 100]);
});
test('[P3.18] level n starts at 50·n·(n−1) points', () => {
  expect([1, 2, 3, 4].map(levelStart)).toEqual([0, 100, 300, 600]);
  expect([0, 99, 100, 299, 300, 599, 600].map(levelOf)).toEqual([1, 1, 2, 2, 3, 3, 4]);
  expect([0, 50, 100, 200].map(nextLevelProgress)).toEqual([0, 50, 0, 50]);
  fc.assert(
    fc.property(
      fc.nat(1_000_000),
      (points) => levelStart(levelOf(points)) <= points && points < levelStart(levelOf(points) + 1),
    ),
  );
});
test('[P3.20] days are the learner’s own: half past eleven in New York is still that day', () => {
  expect(localDay(new Date('2026-03-05T04:30:00Z'), 'America/New_York')).toBe('2026-03-04');
  expect(localDay(new Date('2026-03-05T04:30:00Z'), 'Asia/Tokyo')).toBe('2026-03-05');
  expect(localDay(new Date('2026-03-05T04:30:00Z'), 'Nowhere/Land')).toBe('2026-03-05');
});
test('[P3.19] a streak counts days in a row up to today or yesterday, over the end of a month and a clock change', () => {
  expect(streakDays(['2026-03-07', '2026-03-08', '2026-03-09'], '2026-03-09')).toBe(3);
  expect(streakDays(['2026-02-28', '2026-03-01', '2026-03-01'], '2026-03-02')).toBe(2);
  expect(streakDays(['2026-03-01'], '2026-03-03')).toBe(0);
  expect(streakDays([], '2026-03-03')).toBe(0);
});

test('[P3.19] days of practice keep the streak that lessons began, and a gap of both ends it', () => {
  const day = (date: string) => new Date(`${date}T16:00:00Z`);
  const finished = { subject: 'math', grade: '3rd', difficulty: 1, perfect: false } as const;
  const facts = (practiceDays: string[]) =>
    completeLesson(
      { ...before, practiceDays, lessons: [{ ...finished, completedAt: day('2026-03-05') }] },
      lesson,
      right,
      null,
      day('2026-03-08'),
    ).streakDays;
  expect(facts([])).toBe(1);
  expect(facts(['2026-03-07'])).toBe(2);
  expect(facts(['2026-03-06', '2026-03-07'])).toBe(4);
});

test('a day plus days is a calendar day, whatever the clocks do', () => {
  expect(addDays('2026-02-27', 2)).toBe('2026-03-01');
  expect(addDays('2026-11-01', 1)).toBe('2026-11-02');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
});
