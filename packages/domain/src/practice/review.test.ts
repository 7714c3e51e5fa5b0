import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  localDay,
  PRACTICE_DAY_POINTS,
  practiceActivity,
  practicePointRef,
  practicePoints,
  reviewAfter,
  reviewKey,
  skillWords,
  type ReviewCard,
  type ReviewSchedule,
} from '../index.ts';

const ZONE = 'America/New_York';
const NOON = new Date('2026-03-05T17:00:00Z');
/** A stand-in for the algorithm: double the days when right, none when wrong. */
const doubling: ReviewSchedule = (memory, correct, now) => ({
  stability: 1,
  difficulty: 5,
  intervalDays: correct ? Math.max(1, memory?.intervalDays ?? 0) * 2 : 0,
  reviews: (memory?.reviews ?? 0) + 1,
  lapses: 0,
  reviewedAt: now,
});
const card = (dueDay: string, intervalDays = 2): ReviewCard => ({
  ...doubling(null, true, NOON),
  intervalDays,
  dueDay,
});

test('right without a mistake before, or before its day, changes nothing', () => {
  expect(reviewAfter(null, true, NOON, ZONE, doubling)).toBeNull();
  expect(reviewAfter(card('2026-03-06'), true, NOON, ZONE, doubling)).toBeNull();
});

test('a mistake comes back on a later day even when the schedule says none; right on its day moves it on', () => {
  expect(reviewAfter(null, false, NOON, ZONE, doubling)?.dueDay).toBe('2026-03-06');
  expect(reviewAfter(card('2026-03-09'), false, NOON, ZONE, doubling)?.dueDay).toBe('2026-03-06');
  expect(reviewAfter(card('2026-03-05'), true, NOON, ZONE, doubling)?.dueDay).toBe('2026-03-09');
  expect(reviewAfter(card('2026-01-01', 8), true, NOON, ZONE, doubling)?.dueDay).toBe('2026-03-21');
});

test('whatever is answered whenever and wherever, what comes back comes back after today', () => {
  fc.assert(
    fc.property(
      fc.date({
        min: new Date('2026-01-01T00:00:00Z'),
        max: new Date('2027-12-31T00:00:00Z'),
        noInvalidDate: true,
      }),
      fc.constantFrom(ZONE, 'Asia/Kolkata', 'Pacific/Apia', 'Australia/Lord_Howe', 'UTC'),
      fc.option(fc.integer({ min: -30, max: 30 }), { nil: null }),
      fc.boolean(),
      (now, zone, off, correct) => {
        const today = localDay(now, zone);
        const before = off === null ? null : card(addDays(today, off));
        const after = reviewAfter(before, correct, now, zone, doubling);
        if (!correct) expect(after).not.toBeNull();
        if (after !== null) expect(after.dueDay > today).toBe(true);
      },
    ),
  );
});

test('a right answer pays one point until the day’s twenty are paid; each point of a day has its own number', () => {
  expect([practicePoints(true, 0), practicePoints(false, 0)]).toEqual([1, 0]);
  expect([practicePoints(true, PRACTICE_DAY_POINTS - 1), practicePoints(true, PRACTICE_DAY_POINTS)]).toEqual([
    1, 0,
  ]);
  expect([practicePointRef('2026-03-05', 7), practicePointRef('2026-03-05', 20)]).toEqual([
    '2026-03-05#07',
    '2026-03-05#20',
  ]);
});

test('what is remembered: of a generator its kind, of a lesson the activity', () => {
  const source = { kind: 'generator', generatorId: 'math-adding', grade: '1st', seed: 7 } as const;
  expect(reviewKey(source)).toBe(reviewKey({ ...source, seed: 8, grade: '2nd' }));
  expect(reviewKey({ kind: 'lesson', lessonId: 'math-k-01', activity: 3 })).toBe('lesson:math-k-01:3');
  expect(skillWords('math-place-value', 'math')).toBe('place value');
});

test('a seed makes the same exercise again; a lesson that became shorter gives its last activity', () => {
  const source = { kind: 'generator', generatorId: 'math-adding', grade: '1st', seed: 7 } as const;
  const made = practiceActivity(source, null);
  expect(made).not.toBeNull();
  expect(practiceActivity(source, null)).toEqual(made);
  expect(practiceActivity({ ...source, generatorId: 'gone' }, null)).toBeNull();
  const content = {
    title: '',
    introduction: '',
    summary: '',
    fun_fact: '',
    activities: made === null ? [] : [made],
  };
  expect(practiceActivity({ kind: 'lesson', lessonId: 'l', activity: 4 }, content)).toEqual(made);
  expect(practiceActivity({ kind: 'lesson', lessonId: 'l', activity: 0 }, null)).toBeNull();
});
