import { BODY_PARTS, CELL_PARTS, LANDFORMS, MOON_PHASES, PLANT_PARTS, SEASONS } from '@noodlenaut/domain';
import { z } from 'zod';
import { list, picture, short, thing } from './picture.ts';

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
  picture('earth-orbit', { marked: z.enum(SEASONS).optional() }),
  picture('landform', { landform: z.enum(LANDFORMS) }),
] as const;
