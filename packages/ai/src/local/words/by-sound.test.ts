import { expect, test } from 'vitest';
import { soundingLike } from './by-sound.ts';

const WORDS = new Set('circuit circle strait encryption batter battery mixer egyptians son sun'.split(' '));

test.each([
  ['serkit', ['circuit']],
  ['serkle', ['circle']],
  ['encripshun', ['encryption']],
  ['egypshuns', ['egyptians']],
  ['bataree', ['batter', 'battery']],
])('[P7.04] %s is spelled by ear', (word, meant) => {
  expect(soundingLike(word, WORDS)).toEqual(expect.arrayContaining(meant));
});

test.each(['sunn', 'zzzzz', 'a1b2c3', 'x'.repeat(40)])('%s is too short or no word', (word) => {
  expect(soundingLike(word, WORDS)).toEqual([]);
});
