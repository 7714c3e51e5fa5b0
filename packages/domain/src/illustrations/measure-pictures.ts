import { z } from 'zod';
import { card, list, picture, short, thing, whole, type KindOf } from './picture.ts';

const TILTS = ['left', 'right', 'level'] as const;

const size = z.number().min(1).max(10);
const start = z.number().min(0).max(9);
const degree = z.number().min(-300).max(1000);

/** Time, length, weight and temperature. */
export const measurePictures = [
  picture('clock', { hour: whole(0, 23), minute: whole(0, 59) }),
  picture('calendar', {
    month: short,
    days: whole(28, 31),
    /** 0 is Sunday. */
    startsOn: whole(0, 6),
    marked: list(whole(1, 31), 1, 31).optional(),
  }).refine(({ days, marked = [] }) => marked.every((day) => day <= days), 'The month has fewer days'),
  picture('ruler', {
    unit: z.enum(['cm', 'in']),
    length: whole(1, 20),
    from: z.number().min(0).max(20),
    to: z.number().min(0).max(20),
    thing: thing.optional(),
  }).refine(({ from, to, length }) => from <= to && to <= length, 'It lies beyond the ruler'),
  picture('size-pair', {
    cards: z.tuple([card, card]).readonly(),
    sizes: z.tuple([size, size]).readonly(),
    starts: z.tuple([start, start]).readonly().optional(),
    look: z.enum(['long', 'tall']),
  }),
  picture('thermometer', {
    min: degree,
    max: degree,
    value: degree,
    unit: z.enum(['°C', '°F']),
  }).refine(({ min, max, value }) => min < max && min <= value && value <= max, 'The value is off the scale'),
  /** `tilt` names the heavier side. */
  picture('balance', { left: list(card, 0, 4), right: list(card, 0, 4), tilt: z.enum(TILTS) }),
] as const;
export type MeasureKind = KindOf<typeof measurePictures>;
