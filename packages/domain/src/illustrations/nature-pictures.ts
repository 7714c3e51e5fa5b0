import { z } from 'zod';
import { list, picture, short, thing, type KindOf } from './picture.ts';

export const MOON_PHASES = [
  'new',
  'waxing-crescent',
  'first-quarter',
  'waxing-gibbous',
  'full',
  'waning-gibbous',
  'last-quarter',
  'waning-crescent',
] as const;
export type MoonPhase = (typeof MOON_PHASES)[number];
export const PLANT_PARTS = ['root', 'stem', 'leaf', 'flower', 'seed', 'fruit'] as const;
export type PlantPart = (typeof PLANT_PARTS)[number];
export const BODY_PARTS = [
  'brain',
  'heart',
  'lungs',
  'stomach',
  'bones',
  'muscles',
  'eyes',
  'ears',
  'nose',
  'tongue',
  'skin',
  'hand',
] as const;
export type BodyPart = (typeof BODY_PARTS)[number];
export const CELL_PARTS = ['nucleus', 'wall', 'membrane', 'chloroplast', 'mitochondrion', 'vacuole'] as const;
export type CellPart = (typeof CELL_PARTS)[number];
const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];
export const LANDFORMS = [
  'mountain',
  'volcano',
  'valley',
  'plain',
  'island',
  'peninsula',
  'river',
  'delta',
  'canyon',
  'plateau',
  'coast',
  'lake',
] as const;
export type Landform = (typeof LANDFORMS)[number];

/** Living things, the earth and the sky. */
export const naturePictures = [
  picture('moon-phase', { phases: list(z.enum(MOON_PHASES), 1, 8) }),
  picture('plant-parts', { marked: z.enum(PLANT_PARTS).optional() }),
  picture('body-parts', { marked: z.enum(BODY_PARTS) }),
  picture('cell', {
    cell: z.enum(['plant', 'animal']),
    marked: z.enum(CELL_PARTS).optional(),
  }).refine(
    ({ cell, marked }) => cell === 'plant' || (marked !== 'wall' && marked !== 'chloroplast'),
    'An animal cell has no such part',
  ),
  picture('weather', {
    days: list(
      z.strictObject({ label: short, thing, degrees: z.number().min(-100).max(150).optional() }),
      1,
      5,
    ),
  }),
  /** The season of the northern half. */
  picture('earth-orbit', { marked: z.enum(SEASONS).optional() }),
  picture('landform', { landform: z.enum(LANDFORMS) }),
] as const;
export type NatureKind = KindOf<typeof naturePictures>;
