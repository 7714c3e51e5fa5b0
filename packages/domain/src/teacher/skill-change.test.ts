import { expect, test } from 'vitest';
import { needsAgain } from './given-again.ts';
import { skillChange } from './skill-change.ts';

test.each([
  [2, 12, 0, 0, 'waiting'],
  [2, 12, 3, 3, 'begun'],
  [1, 3, 4, 4, 'begun'],
  [2, 12, 3, 4, 'better'],
  [5, 10, 5, 9, 'close'],
  [8, 10, 2, 4, 'harder'],
] as const)(
  '%i of %i before and %i of %i since is %s',
  (right, answers, rightSince, answersSince, change) => {
    expect(skillChange({ right, answers }, { right: rightSince, answers: answersSince })).toBe(change);
  },
);

test.each([
  [false, null, true],
  [false, { right: 6, answers: 6 }, true],
  [true, null, false],
  [true, { right: 4, answers: 6 }, false],
  [true, { right: 3, answers: 6 }, true],
])('done %s with %j is given again: %s', (isDone, score, again) => {
  expect(needsAgain({ isDone, score })).toBe(again);
});
