import { PART_KEYS, STICKER_KEYS, SUIT_PLACES } from '@noodlenaut/domain';
import { z } from 'zod';
import { wireDateOrNull } from './text.ts';

const reward = z.object({
  title: z.string(),
  rule: z.string(),
  earnedAt: wireDateOrNull,
  progress: z.object({ value: z.int(), max: z.int() }).nullable(),
});
const worn = z.array(z.enum(PART_KEYS));

/** GET /api/rewards: the whole album, earned or with the way to earn it, and what Noodle wears (decision 0097). */
export const albumReply = z.object({
  stickers: z.array(reward.extend({ key: z.enum(STICKER_KEYS) })),
  parts: z.array(reward.extend({ key: z.enum(PART_KEYS), place: z.enum(SUIT_PLACES) })),
  worn,
});

/** POST /api/rewards/wear: puts on an earned part, or takes off what is at a place. */
export const wearRequest = z.object({
  place: z.enum(SUIT_PLACES),
  /** Null takes off. */
  part: z.enum(PART_KEYS).nullable(),
});
export const wearReply = z.object({ place: z.enum(SUIT_PLACES), part: z.enum(PART_KEYS).nullable() });
