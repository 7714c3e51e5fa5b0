import { expect, test } from 'vitest';
import { messageBudget } from './message-budget.ts';

test('so many messages a second, and in the next second again', () => {
  const isWithin = messageBudget(3);
  expect([0, 1, 999, 999].map((now) => isWithin(now))).toEqual([true, true, true, false]);
  expect([1000, 1001, 1002, 1003].map((now) => isWithin(now))).toEqual([true, true, true, false]);
});

test('a frame of several messages counts as all of them', () => {
  const isWithin = messageBudget(3);
  expect([isWithin(0, 3), isWithin(0)]).toEqual([true, false]);
  expect(messageBudget(3)(0, 4)).toBe(false);
});
