import { z } from 'zod';
import { list, picture, SHAPE_NAMES, short, whole, type KindOf } from './picture.ts';

const CUTS = ['none', 'vertical', 'horizontal', 'diagonal', 'cross'] as const;
export const SOLIDS = ['cube', 'box', 'sphere', 'cylinder', 'cone', 'pyramid', 'prism'] as const;
export type Solid = (typeof SOLIDS)[number];

/** Shapes, solids, angles and positions. */
export const geometryPictures = [
  picture('shape', {
    shape: z.enum(SHAPE_NAMES),
    turn: whole(-360, 360).optional(),
    cut: z.enum(CUTS).optional(),
  }),
  picture('solid-shape', { solid: z.enum(SOLIDS) }),
  picture('cube-stack', { length: whole(1, 6), width: whole(1, 6), height: whole(1, 6) }),
  picture('angle', { degrees: whole(1, 359), protractor: z.literal(true).optional() }),
  picture('coordinate-grid', {
    from: whole(-20, 20),
    to: whole(-20, 20),
    points: list(
      z.strictObject({ at: z.tuple([z.number(), z.number()]).readonly(), label: short.optional() }),
      0,
      12,
    ),
  })
    .refine(({ from, to }) => from < to && to - from <= 24, 'Between 1 and 24 steps')
    .refine(
      ({ from, to, points }) => points.every(({ at }) => at.every((value) => from <= value && value <= to)),
      'A point lies outside the grid',
    ),
] as const;
export type GeometryKind = KindOf<typeof geometryPictures>;
