import { DAY_MS } from '../day.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededDice } from '../practice/dice.ts';
import { drawQuestions } from './draw-questions.ts';
import { quizPoints } from './quiz-points.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number | null) => (days === null ? null : new Date(NOW.getTime() - days * DAY_MS));
const pool = fc.array(
  fc.record({
    ref: fc.integer({ min: 0, max: 30 }).map(String),
    days: fc.option(fc.integer({ min: 0, max: 14 })),
  }),
);

test('[P4.54] no question that these players saw in the last 7 days while others are left; never one twice', () => {
  fc.assert(
    fc.property(pool, fc.nat({ max: 12 }), fc.nat(), (items, count, seed) => {
      const candidates = [
        ...new Map(items.map((item) => [item.ref, { ...item, seenAt: daysAgo(item.days) }])).values(),
      ];
      const drawn = drawQuestions(candidates, count, seededDice(seed), NOW);
      expect(drawn).toHaveLength(Math.min(count, candidates.length));
      expect(new Set(drawn.map(({ ref }) => ref)).size).toBe(drawn.length);
      const fresh = candidates.filter(({ days }) => days === null || days >= 7);
      const isFresh = ({ days }: { days: number | null }) => days === null || days >= 7;
      expect(drawn.filter(isFresh)).toHaveLength(Math.min(count, fresh.length));
    }),
  );
});

test('of those seen lately the longest unseen come first', () => {
  const items = [1, 5, 3].map((days) => ({ ref: String(days), seenAt: daysAgo(days) }));
  expect(drawQuestions(items, 2, seededDice(1), NOW).map(({ ref }) => ref)).toEqual(['5', '3']);
});

test('[P4.48] [P4.49] [P4.50] two points a right answer, at most 20 a game and 60 a day', () => {
  expect([0, 1, 5, 10, 11, 40].map((right) => quizPoints(right, 0))).toEqual([0, 2, 10, 20, 20, 20]);
  expect([0, 30, 45, 59, 60, 80].map((paid) => quizPoints(10, paid))).toEqual([20, 20, 15, 1, 0, 0]);
});
