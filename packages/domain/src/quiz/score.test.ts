import { expect, test } from 'vitest';
import { GRADES } from '../grades.ts';
import { paceOf } from './phases.ts';
import { answerPoints, defaultScoring } from './score.ts';

test('[P4.15] [P4.16] read and answer times of every grade', () => {
  expect(GRADES.map((grade) => [paceOf(grade).readMs / 1000, paceOf(grade).answerMs / 1000])).toEqual([
    [8, 45],
    [8, 45],
    [6, 30],
    [6, 30],
    [5, 25],
    [5, 25],
    [4, 20],
    [4, 20],
  ]);
});

test('[P4.20] [P4.21] calm pays 1000 or 0 and is the default to 2nd grade', () => {
  expect(GRADES.map(defaultScoring)).toEqual([
    'calm',
    'calm',
    'calm',
    'calm',
    'classic',
    'classic',
    'classic',
    'classic',
  ]);
  expect(answerPoints('calm', true, { leftMs: 1, ofMs: 20_000 }, 9)).toBe(1000);
  expect(answerPoints('calm', false, { leftMs: 20_000, ofMs: 20_000 }, 0)).toBe(0);
});

test('[P4.22] [P4.24] classic pays 600 and up to 400 for the time left, never less than nothing', () => {
  const points = (leftMs: number) => answerPoints('classic', true, { leftMs, ofMs: 20_000 }, 1);
  expect([20_000, 15_000, 10_000, 1, 0, -300].map(points)).toEqual([1000, 900, 800, 600, 600, 600]);
  expect(answerPoints('classic', false, { leftMs: 20_000, ofMs: 20_000 }, 0)).toBe(0);
});

test('[P4.23] from the third right answer in a row classic adds 50 a step, at most 150', () => {
  const bonus = (streak: number) => answerPoints('classic', true, { leftMs: 0, ofMs: 20_000 }, streak) - 600;
  expect([1, 2, 3, 4, 5, 6, 9].map(bonus)).toEqual([0, 0, 50, 100, 150, 150, 150]);
});
