import { z } from 'zod';
import { safeText } from '../text/safe-text.ts';
import {
  card,
  cardSize,
  gridCell,
  inside,
  list,
  number,
  OUTSIDE,
  picture,
  short,
  thing,
  whole,
  type KindOf,
} from './picture.ts';

const SET_LAYOUTS = ['row', 'ring', 'scattered', 'rows'] as const;
const SPACINGS = ['close', 'wide'] as const;
const COINS = [
  'penny',
  'nickel',
  'dime',
  'quarter',
  'one-dollar',
  'five-dollars',
  'ten-dollars',
  'twenty-dollars',
] as const;
export type Coin = (typeof COINS)[number];

const MOST_NUMBERS = 100;

const objectGroup = z
  .strictObject({
    thing,
    count: whole(0, 20),
    size: cardSize.optional(),
    crossed: whole(0, 20).optional(),
    label: short.optional(),
  })
  .refine(({ count, crossed = 0 }) => crossed <= count, 'More are crossed out than there are');
const fraction = { parts: whole(1, 12), filled: whole(0, 12) };
const TOO_FULL = 'More parts are filled than there are';

/** Counting, place value and fractions. */
export const numberPictures = [
  picture('object-set', {
    groups: list(objectGroup, 1, 4),
    layout: z.enum(SET_LAYOUTS),
    spacing: z.enum(SPACINGS).optional(),
  }),
  picture('pattern-strip', { cards: list(card, 2, 12) }),
  picture('ten-frame', { filled: whole(0, 20), second: whole(0, 20).optional() }).refine(
    ({ filled, second = 0 }) => filled + second <= 20,
    'At most 20 counters',
  ),
  picture('number-line', {
    from: number,
    to: number,
    step: z.number().positive(),
    marks: list(number, 0, 20),
    labels: list(z.strictObject({ at: number, text: short }), 1, 12).optional(),
    jumps: list(z.strictObject({ from: number, to: number, text: short.optional() }), 1, 10).optional(),
    hideNumbers: z.literal(true).optional(),
  })
    .refine(({ from, to }) => from < to, 'The line has no length')
    .refine(({ from, to, step }) => (to - from) / step <= 120, 'Too many steps'),
  picture('fraction-bar', {
    ...fraction,
    more: list(
      z.strictObject(fraction).refine(({ parts, filled }) => filled <= parts, TOO_FULL),
      1,
      3,
    ).optional(),
  }).refine(({ parts, filled }) => filled <= parts, TOO_FULL),
  picture('fraction-circle', fraction).refine(({ parts, filled }) => filled <= parts, TOO_FULL),
  picture('array', {
    rows: whole(1, 12),
    columns: whole(1, 12),
    cut: whole(1, 11).optional(),
  }).refine(({ columns, cut = 0 }) => cut < columns, OUTSIDE),
  picture('area-grid', {
    rows: whole(1, 12),
    columns: whole(1, 12),
    shaded: list(gridCell, 1, 144).optional(),
    top: short.optional(),
    side: short.optional(),
  }).refine((grid) => inside(grid, grid.shaded ?? []), OUTSIDE),
  picture('base-ten-blocks', { hundreds: whole(0, 12), tens: whole(0, 12), ones: whole(0, 12) }),
  picture('place-value-chart', {
    columns: list(short, 1, 9),
    digits: list(safeText(12), 1, 9),
    marked: whole(0, 8).optional(),
  }).refine(({ columns, digits, marked = 0 }) => columns.length === digits.length && marked < digits.length),
  picture('hundred-chart', {
    from: whole(0, 10_000),
    to: whole(0, 10_000),
    marked: list(whole(0, 10_000), 1, MOST_NUMBERS).optional(),
    hidden: list(whole(0, 10_000), 1, MOST_NUMBERS).optional(),
  }).refine(({ from, to }) => from <= to && to - from < MOST_NUMBERS, 'At most 100 cells'),
  picture('coins', { coins: list(z.enum(COINS), 1, 12) }),
] as const;
export type NumberKind = KindOf<typeof numberPictures>;
