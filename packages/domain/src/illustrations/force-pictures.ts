import { z } from 'zod';
import { card, list, OUTSIDE, picture, short, thing, whole, type KindOf } from './picture.ts';

const POLES = ['N-S', 'S-N'] as const;
const FORCES = ['pull', 'push', 'none'] as const;
const DIRECTIONS = ['left', 'right', 'up', 'down'] as const;
export type Direction = (typeof DIRECTIONS)[number];
export const LIGHT_HITS = ['mirror', 'window', 'wall', 'water', 'leaf'] as const;

/** Pushing, turning, flowing and shining. */
export const forcePictures = [
  picture('circuit', {
    battery: z.boolean(),
    /** Lit or not. */
    bulbs: list(z.boolean(), 0, 3),
    layout: z.enum(['series', 'parallel']),
    switch: z.enum(['open', 'closed']).optional(),
    gap: z.literal(true).optional(),
  }),
  picture('magnet', {
    left: z.enum(POLES),
    /** Another magnet, or what stands there: iron, wood, a word. */
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
  /** Positions count from the left end. */
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
    /** How the first gear turns. */
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
export type ForceKind = KindOf<typeof forcePictures>;
