import { expect, test } from 'vitest';
import { lessonPicture, starsFor, type Illustration } from '../index.ts';

test('a finished lesson has a star whatever was wrong, an unfinished one has none', () => {
  expect(starsFor(null)).toBe(0);
  expect([0, 59, 60, 89, 90, 100].map(starsFor)).toEqual([1, 1, 2, 2, 3, 3]);
});

test('the picture of a lesson is its first one that can be made out when it is small', () => {
  const words: Illustration = { kind: 'word-tiles', tiles: ['cat', 'hat'], alt: 'Two words.' };
  const clock: Illustration = { kind: 'clock', hour: 3, minute: 0, alt: 'A clock.' };
  expect(lessonPicture([words, clock])).toBe(clock);
  expect(lessonPicture([words])).toBeNull();
  expect(lessonPicture([])).toBeNull();
});
