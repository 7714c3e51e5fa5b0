import { expect, test } from 'vitest';
import { mascotMood } from '../index.ts';

const moods = (...counts: number[]) => counts.map(mascotMood);

test('[S4.04] no achievement: the mascot encourages', () => {
  expect(mascotMood(0)).toBe('encouraging');
});

test('[S4.05] the first achievement: it celebrates', () => {
  expect(mascotMood(1)).toBe('celebrating');
});

test('[S4.06] 2 to 4 achievements: happy', () => {
  expect(moods(2, 3, 4)).toEqual(['happy', 'happy', 'happy']);
});

test('[S4.07] 5 to 9 achievements: excited', () => {
  expect(moods(5, 9)).toEqual(['excited', 'excited']);
});

test('[S4.08] 10 achievements or more: super-excited', () => {
  expect(moods(10, 11, 40)).toEqual(['super-excited', 'super-excited', 'super-excited']);
});
