import { z } from 'zod';
import { safeText } from '../text/safe-text.ts';
import { color, list, picture, short, whole, type KindOf } from './picture.ts';

const STATES_OF_MATTER = ['solid', 'liquid', 'gas'] as const;
export type StateOfMatter = (typeof STATES_OF_MATTER)[number];
const BEAKER_CONTENTS = ['bubbles', 'grains', 'layer', 'cube'] as const;
export type BeakerContent = (typeof BEAKER_CONTENTS)[number];
export const HAZARDS = [
  'flammable',
  'toxic',
  'corrosive',
  'irritant',
  'electric',
  'hot',
  'explosive',
] as const;
export type Hazard = (typeof HAZARDS)[number];

const symbol = safeText(3, 1);
const place = z.number().min(-10).max(20);
const atomIndex = whole(0, 11);

/** What things are made of. */
export const matterPictures = [
  picture('particle-box', {
    boxes: list(
      z.strictObject({
        state: z.enum(STATES_OF_MATTER),
        label: short.optional(),
        /** A second kind of particle in between. */
        mix: color.optional(),
      }),
      1,
      4,
    ),
  }),
  picture('beaker', {
    beakers: list(
      z.strictObject({
        /** Percent. */
        fill: z.number().min(0).max(100),
        color: color.optional(),
        label: short.optional(),
        inside: z.enum(BEAKER_CONTENTS).optional(),
      }),
      1,
      4,
    ),
  }),
  picture('molecule', {
    atoms: list(z.strictObject({ symbol, at: z.tuple([place, place]).readonly() }), 1, 12),
    /** First atom, second atom, how many lines. */
    bonds: list(z.tuple([atomIndex, atomIndex, whole(1, 3)]).readonly(), 0, 20),
  }).refine(
    ({ atoms, bonds }) =>
      bonds.every(([from, to]) => from !== to && from < atoms.length && to < atoms.length),
    'A bond ends nowhere',
  ),
  picture('atom', { protons: whole(1, 20), neutrons: whole(0, 24), electrons: whole(0, 20) }),
  picture('periodic-tile', {
    tiles: list(z.strictObject({ symbol, number: whole(1, 118), name: short.optional() }), 1, 6),
  }),
  picture('hazard-sign', { sign: z.enum(HAZARDS) }),
  picture('color-scale', { colors: list(z.strictObject({ color, label: short.optional() }), 2, 8) }),
] as const;
export type MatterKind = KindOf<typeof matterPictures>;
