import { expect, test } from 'vitest';
import {
  albumOf,
  isPartKey,
  NO_REWARD_FACTS,
  newRewards,
  PART_KEYS,
  placeOf,
  REWARD_KEYS,
  REWARDS,
  STICKER_KEYS,
  SUIT_PLACES,
} from '../index.ts';

test('there are 24 stickers and eight parts, two for each place, each with a name and a rule of its own', () => {
  expect([STICKER_KEYS.length, PART_KEYS.length]).toEqual([24, 8]);
  for (const place of SUIT_PLACES)
    expect(PART_KEYS.filter((part) => placeOf(part) === place)).toHaveLength(2);
  for (const field of ['title', 'rule'] as const)
    expect(new Set(REWARD_KEYS.map((key) => REWARDS[key][field])).size, field).toBe(32);
  expect(isPartKey('sticker-rocket')).toBe(false);
  expect(isPartKey('head-nothing')).toBe(false);
  expect(isPartKey('toString')).toBe(false);
});

test('a rule is at most eight words, so that a child of five understands it', () => {
  for (const key of REWARD_KEYS) expect(REWARDS[key].rule.split(' ').length, key).toBeLessThanOrEqual(8);
});

test.each(REWARD_KEYS)('%s is earned at its edge and only once', (key) => {
  const { counts, target } = REWARDS[key];
  const earned = (count: number, held: readonly string[] = []) =>
    newRewards({ ...NO_REWARD_FACTS, [counts]: count }, new Set(held));
  expect(earned(target - 1)).not.toContain(key);
  expect(earned(target)).toContain(key);
  expect(earned(target, [key])).not.toContain(key);
});

test('nothing tried earns nothing', () => {
  expect(newRewards(NO_REWARD_FACTS, new Set())).toEqual([]);
});

test('the album says how far, and keeps what was earned whatever its rule says now', () => {
  const day = new Date('2026-11-01T10:00:00Z');
  const album = albumOf(STICKER_KEYS, { ...NO_REWARD_FACTS, lessons: 7 }, new Map([['sticker-dragon', day]]));
  const of = (key: string) => album.find((one) => one.key === key);
  expect(of('sticker-compass')).toMatchObject({ earnedAt: null, progress: { value: 7, max: 15 } });
  expect(of('sticker-rocket')).toMatchObject({ earnedAt: null, progress: null });
  expect(of('sticker-dragon')).toMatchObject({ earnedAt: day, progress: null });
});

test('no key that was given out ever leaves the list', () => {
  expect([...REWARD_KEYS].sort()).toMatchInlineSnapshot(`
    [
      "back-cape",
      "back-jetpack",
      "chest-medal",
      "chest-scarf",
      "feet-boots",
      "feet-skates",
      "head-crown",
      "head-party-hat",
      "sticker-balloon",
      "sticker-bandage",
      "sticker-butterfly",
      "sticker-castle",
      "sticker-compass",
      "sticker-dragon",
      "sticker-drum",
      "sticker-hedgehog",
      "sticker-kite",
      "sticker-moon",
      "sticker-otter",
      "sticker-owl",
      "sticker-parrot",
      "sticker-pencil",
      "sticker-planet",
      "sticker-puzzle",
      "sticker-rainbow",
      "sticker-rocket",
      "sticker-seedling",
      "sticker-snail",
      "sticker-star",
      "sticker-sunflower",
      "sticker-tree",
      "sticker-turtle",
    ]
  `);
});
