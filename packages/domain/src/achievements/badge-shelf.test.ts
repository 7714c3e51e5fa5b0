import { expect, test } from 'vitest';
import { ACHIEVEMENTS, ACHIEVEMENT_KEYS, NO_FACTS, badgeShelf } from '../index.ts';

const YESTERDAY = new Date('2026-03-04T12:00:00Z');
const badge = (key: string, shelf: ReturnType<typeof badgeShelf>) => shelf.find((one) => one.key === key);

test('[P3.24] the shelf has all forty, in order, and says how to earn those not held', () => {
  const shelf = badgeShelf(NO_FACTS, new Map());
  expect(shelf.map(({ key }) => key)).toEqual(ACHIEVEMENT_KEYS);
  for (const { key, text, earnedAt } of shelf)
    expect([text, earnedAt]).toEqual([ACHIEVEMENTS[key].howTo, null]);
});

test('a held badge says what was done and when, and counts no more', () => {
  const shelf = badgeShelf({ ...NO_FACTS, lessonsCompleted: 6 }, new Map([['five-lessons', YESTERDAY]]));
  expect(badge('five-lessons', shelf)).toMatchObject({
    text: 'You finished five lessons!',
    earnedAt: YESTERDAY,
    progress: null,
  });
  expect(badge('ten-lessons', shelf)).toMatchObject({ earnedAt: null, progress: { value: 6, max: 10 } });
});

test('only what is counted beyond one has a number', () => {
  const shelf = badgeShelf({ ...NO_FACTS, streakDays: 2, lessonsBySubject: { math: 9, it: 1 } }, new Map());
  expect(badge('three-day-streak', shelf)?.progress).toEqual({ value: 2, max: 3 });
  expect(badge('math-master', shelf)?.progress).toEqual({ value: 9, max: 10 });
  expect(badge('explorer', shelf)?.progress).toEqual({ value: 2, max: 4 });
  expect(badge('whole-crew', shelf)?.progress).toEqual({ value: 1, max: 8 });
  for (const key of ['first-steps', 'perfect-score', 'welcome-back', 'grade-done', 'game-night'])
    expect(badge(key, shelf)?.progress).toBeNull();
});

test('facts beyond the number are cut at it', () => {
  const shelf = badgeShelf({ ...NO_FACTS, lessonsToday: 9 }, new Map());
  expect(badge('five-in-a-day', shelf)?.progress).toEqual({ value: 5, max: 5 });
});
