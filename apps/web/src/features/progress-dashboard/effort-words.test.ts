import { REWARD_KEYS } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { effortWords } from './effort-words.ts';

test('each reward is told as an effort, no two in the same words, and none as being right, fast or best', () => {
  const all = REWARD_KEYS.map(effortWords);
  expect(new Set(all).size).toBe(REWARD_KEYS.length);
  for (const words of all) {
    expect(words).toMatch(/^for [a-z]+ing /);
    expect(words).not.toMatch(/\bright\b|perfect|correct|best|fast|score|point/i);
  }
});

test('one is told as one', () => {
  expect(effortWords('sticker-butterfly')).toBe('for trying on 5 days');
  expect(effortWords('sticker-rocket')).toBe('for finishing a first lesson');
  expect(effortWords('sticker-snail')).toBe('for trying again after a mistake');
  expect(effortWords('sticker-bandage')).toBe('for coming back to a mistake until it was mended');
  expect(effortWords('sticker-puzzle')).toBe('for coming back to 10 mistakes until they were mended');
});
