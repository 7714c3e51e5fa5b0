import { DIRECTIONS, FORCES, LIGHT_HITS, POLES } from '@noodlenaut/domain';
import { z } from 'zod';
import { card, list, OUTSIDE, picture, short, thing, whole } from './picture.ts';

export const forcePictures = [
  picture('circuit', {
    battery: z.boolean(),
    bulbs: list(z.boolean(), 0, 3),
    layout: z.enum(['series', 'parallel']),
    switch: z.enum(['open', 'closed']).optional(),
    gap: z.literal(true).optional(),
  }),
  picture('magnet', {
    left: z.enum(POLES),
    right: short.optional(),
    force: z.enum(FORCES).optional(),
  }),
  picture('force-arrows', {
    thing,
    arrows: list(
      z.strictObject({ to: z.enum(DIRECTIONS), strength: whole(1, 3), label: short.optional() }),
      1,
      4,
    ),
  }),
  picture('lever', {
    length: whole(4, 12),
    pivot: z.number().min(0).max(12),
    load: z.strictObject({ at: z.number().min(0).max(12), card }),
    push: z.strictObject({ at: z.number().min(0).max(12) }),
  }).refine(
    ({ length, pivot, load, push }) => [pivot, load.at, push.at].every((at) => at <= length),
    OUTSIDE,
  ),
  picture('ramp', {
    steepness: whole(1, 3),
    thing,
    surface: z.enum(['smooth', 'rough']).optional(),
  }),
  picture('gear-train', {
    teeth: list(whole(8, 40), 2, 5),
    turns: z.enum(['clockwise', 'counterclockwise']),
  }),
  picture('pulley', { wheels: whole(1, 4) }),
  picture('wave', {
    waves: list(z.strictObject({ height: whole(1, 3), count: whole(1, 8), label: short.optional() }), 1, 3),
  }),
  picture('light-ray', {
    hits: z.enum(LIGHT_HITS),
    angle: z.number().min(20).max(80),
    shadow: z.literal(true).optional(),
  }),
] as const;
