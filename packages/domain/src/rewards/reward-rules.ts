import type { RewardFacts } from './reward-facts.ts';
import { SUIT_PLACES, type SuitPlace } from './suit-places.ts';

export interface RewardRule {
  readonly title: string;
  /** How it is earned, as a child understands it. */
  readonly rule: string;
  readonly counts: keyof RewardFacts;
  readonly target: number;
}

const RULES = {
  lessons: (count) => (count === 1 ? 'Finish a lesson.' : `Finish ${count} lessons.`),
  subjects: (count) => `Learn with ${count} teachers.`,
  days: (count) => `Learn on ${count} days.`,
  triesAgain: (count) =>
    count === 1 ? 'Try again after a mistake.' : `Try again after a mistake ${count} times.`,
  mended: (count) => (count === 1 ? 'Get a mistake right later.' : `Get ${count} mistakes right later.`),
  rounds: (count) => (count === 1 ? 'Finish a round of practice.' : `Finish ${count} rounds of practice.`),
  dailies: (count) =>
    count === 1 ? 'Try all of today’s five.' : `Try all of today’s five on ${count} days.`,
  replays: (count) => (count === 1 ? 'Play a lesson once more.' : `Play lessons once more, ${count} times.`),
} as const satisfies Record<keyof RewardFacts, (count: number) => string>;

const earnedBy = (counts: keyof RewardFacts, target: number, title: string): RewardRule => ({
  title,
  rule: RULES[counts](target),
  counts,
  target,
});

/**
 * All rewards: 24 stickers, and eight parts of a suit whose key begins with their place. Each is for effort; none needs all to be
 * right, none can be bought, none is drawn by lot. A key that was given out stays in this list.
 */
export const REWARDS = {
  'sticker-rocket': earnedBy('lessons', 1, 'First Flight'),
  'sticker-snail': earnedBy('triesAgain', 1, 'Try Again'),
  'sticker-bandage': earnedBy('mended', 1, 'All Better'),
  'sticker-star': earnedBy('dailies', 1, 'First Five'),
  'sticker-seedling': earnedBy('days', 2, 'Coming Back'),
  'sticker-pencil': earnedBy('rounds', 1, 'Warm Up'),
  'sticker-balloon': earnedBy('replays', 1, 'Once More'),
  'sticker-parrot': earnedBy('subjects', 3, 'Three Teachers'),
  'sticker-kite': earnedBy('lessons', 5, 'Up and Away'),
  'sticker-turtle': earnedBy('triesAgain', 10, 'Steady Turtle'),
  'sticker-butterfly': earnedBy('days', 5, 'Five Days'),
  'sticker-drum': earnedBy('rounds', 5, 'In Rhythm'),
  'sticker-puzzle': earnedBy('mended', 10, 'It Fits'),
  'sticker-owl': earnedBy('dailies', 5, 'Wise Owl'),
  'sticker-compass': earnedBy('lessons', 15, 'Explorer'),
  'sticker-hedgehog': earnedBy('triesAgain', 25, 'Never Mind'),
  'sticker-sunflower': earnedBy('days', 10, 'Sunflower'),
  'sticker-rainbow': earnedBy('subjects', 8, 'Whole Rainbow'),
  'sticker-castle': earnedBy('rounds', 15, 'Castle Builder'),
  'sticker-otter': earnedBy('mended', 30, 'Smooth Swimmer'),
  'sticker-moon': earnedBy('dailies', 15, 'Moon Walker'),
  'sticker-planet': earnedBy('lessons', 30, 'Ringed Planet'),
  'sticker-dragon': earnedBy('triesAgain', 50, 'Brave Dragon'),
  'sticker-tree': earnedBy('days', 20, 'Grown Tree'),
  'head-party-hat': earnedBy('lessons', 3, 'Party Hat'),
  'chest-scarf': earnedBy('triesAgain', 5, 'Warm Scarf'),
  'feet-boots': earnedBy('days', 3, 'Red Boots'),
  'back-cape': earnedBy('mended', 5, 'Hero Cape'),
  'feet-skates': earnedBy('rounds', 10, 'Roller Skates'),
  'head-crown': earnedBy('dailies', 10, 'Star Crown'),
  'chest-medal': earnedBy('days', 15, 'Gold Medal'),
  'back-jetpack': earnedBy('lessons', 20, 'Jet Pack'),
} as const satisfies Record<string, RewardRule>;

export type RewardKey = keyof typeof REWARDS;
export type PartKey = Extract<RewardKey, `${SuitPlace}-${string}`>;
export type StickerKey = Exclude<RewardKey, PartKey>;

export const isRewardKey = (name: string): name is RewardKey => Object.hasOwn(REWARDS, name);
export const isPartKey = (name: string): name is PartKey =>
  isRewardKey(name) && SUIT_PLACES.some((place) => name.startsWith(`${place}-`));
export const REWARD_KEYS: readonly RewardKey[] = Object.keys(REWARDS).filter(isRewardKey);
export const PART_KEYS: readonly PartKey[] = REWARD_KEYS.filter(isPartKey);
const isStickerKey = (key: RewardKey): key is StickerKey => !isPartKey(key);
export const STICKER_KEYS: readonly StickerKey[] = REWARD_KEYS.filter(isStickerKey);
