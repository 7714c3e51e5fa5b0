import { z } from 'zod';
import { safeText } from '../text/safe-text.ts';

/** The paints a picture may name. */
const COLORS = [
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'pink',
  'brown',
  'black',
  'white',
  'grey',
] as const;
export type Color = (typeof COLORS)[number];

export const SHAPE_NAMES = [
  'circle',
  'oval',
  'triangle',
  'long-triangle',
  'square',
  'rectangle',
  'pentagon',
  'hexagon',
  'octagon',
  'rhombus',
  'trapezoid',
  'parallelogram',
  'heart',
  'star',
] as const;
export type ShapeName = (typeof SHAPE_NAMES)[number];

const CARD_SIZES = ['small', 'big'] as const;

/** No text of a lesson is longer than what the speech reads in one go. */
export const SPEECH_MAX = 300;

export const whole = (min: number, max: number) => z.int().min(min).max(max);
export const number = z.number().min(-1_000_000).max(1_000_000);
/** A text inside a picture. */
export const short = safeText(24, 1);
export const list = <Item extends z.ZodType>(item: Item, min: number, max: number) =>
  z.array(item).min(min).max(max).readonly();

/** Its form only: whether the drawing exists, the tests of packages/ui say. */
export const thing = z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'Invalid input');
export const color = z.enum(COLORS);
export const cardSize = z.enum(CARD_SIZES);

const labelled = { label: short.optional(), size: cardSize.optional() };
/** Degrees with the clock. */
const turn = whole(-360, 360).optional();
/**
 * One small drawing, alone as an option or inside a larger picture. Strict, as all schemas of this folder: a misspelt parameter
 * is refused instead of being left out of the drawing.
 */
export const card = z.union([
  z.strictObject({ thing, count: whole(1, 10).optional(), turn, ...labelled }),
  z.strictObject({
    shape: z.enum(SHAPE_NAMES),
    color: color.optional(),
    turn,
    ...labelled,
  }),
  z.strictObject({ text: short, turn, ...labelled }),
  z.strictObject({ color, ...labelled }),
  z.strictObject({ blank: z.literal(true), ...labelled }),
]);
export type Card = Readonly<z.infer<typeof card>>;

const MOST_CELLS = 24;
/** Column and row of a grid, counted from 0, left to right and top to bottom. */
export const gridCell = z.tuple([whole(0, MOST_CELLS), whole(0, MOST_CELLS)]).readonly();
export type GridCell = z.infer<typeof gridCell>;
export const placedCard = z.strictObject({ at: gridCell, card });
export type PlacedCard = Readonly<z.infer<typeof placedCard>>;

/**
 * The schema of one kind of picture, with what every picture has. `alt` says in plain words what is seen and does not give the
 * answer away.
 */
export const picture = <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ kind: z.literal(kind), alt: safeText(SPEECH_MAX, 1), ...shape });

/** The names of the kinds of one group of pictures. */
export type KindOf<Group extends readonly z.ZodType<{ kind: string }>[]> = z.infer<Group[number]>['kind'];

/** Whether all cells lie in the grid. */
export const inside = (
  { columns, rows }: { columns: number; rows: number },
  cells: readonly GridCell[],
): boolean => cells.every(([column, row]) => column < columns && row < rows);
export const OUTSIDE = 'A position lies outside the grid';
