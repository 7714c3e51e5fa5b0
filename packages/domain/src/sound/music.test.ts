import { expect, test } from 'vitest';
import { LAST_SECONDS, MUSIC, lengthOf } from '../index.ts';

test('no note of a track rings over its end, so that a loop has no seam', () => {
  for (const { score, seconds } of Object.values(MUSIC)) {
    expect(lengthOf(score)).toBeLessThanOrEqual(seconds + 1e-9);
    expect(Math.min(...score.map(({ at }) => at))).toBe(0);
  }
});

test('the last five seconds tick once a second: they do not hurry', () => {
  const { score, seconds } = MUSIC['last-seconds'];
  const begins = [...new Set(score.map(({ at }) => at))];
  expect(begins).toEqual(Array.from({ length: LAST_SECONDS }, (_, at) => at));
  expect(seconds).toBe(LAST_SECONDS);
});

test('a drum roll swells', () => {
  const louds = MUSIC['drum-roll'].score.map(({ loud }) => loud ?? 1);
  expect(louds).toEqual(louds.toSorted((a, b) => a - b));
  expect(louds.at(-1)).toBeGreaterThan(3 * (louds[0] ?? 1));
});
