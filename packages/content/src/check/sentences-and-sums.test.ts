import { expect, test } from 'vitest';
import { longSentences, wordCount } from './long-sentences.ts';
import { wrongSums } from './wrong-sums.ts';

test('words are counted without numbers and signs, a hyphen joins', () => {
  expect(wordCount('Two dogs ran.')).toBe(3);
  expect(wordCount('9 + 4 = 13, so it is 13.')).toBe(3);
  expect(wordCount("The tug-of-war isn't over.")).toBe(4);
});

test('8 words pass in 1st grade, 9 do not; the same 9 pass in 3rd', () => {
  const nine = 'One two three four five six seven eight nine.';
  expect(longSentences('One two three four five six seven eight. Short!', '1st')).toEqual([]);
  expect(longSentences(`Short! ${nine}`, '1st')).toEqual([nine]);
  expect(longSentences(nine, '3rd')).toEqual([]);
});

test('sums of all four kinds are recomputed, also with x for times', () => {
  expect(wrongSums('8 + 5 = 13, 13 - 5 = 8, 13 − 5 = 8, 6 × 8 = 48, 6 x 8 = 48, 48 ÷ 8 = 6')).toEqual([]);
  expect(wrongSums('8 + 5 = 12, 13 - 5 = 7, 6 × 8 = 47, 6 x 8 = 14, 48 ÷ 8 = 40')).toEqual([
    '8 + 5 = 12',
    '13 - 5 = 7',
    '6 × 8 = 47',
    '6 x 8 = 14',
    '48 ÷ 8 = 40',
  ]);
});

test('the tail of a longer sum is left alone', () => {
  expect(wrongSums('1 + 2 + 3 = 6')).toEqual([]);
});
