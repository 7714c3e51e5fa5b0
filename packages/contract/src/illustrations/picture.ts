import { CARD_SIZES, COLORS, SHAPE_NAMES, type Card, type GridCell } from '@noodlenaut/domain';
import { z } from 'zod';
import { safeText } from '../text.ts';

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

const looks = { label: short.optional(), size: z.enum(CARD_SIZES).optional() };
const turn = whole(-360, 360).optional();
/** Strict, as all of this folder: a misspelt parameter is refused instead of being left out of the drawing. */
export const card = z.union([
  z.strictObject({ thing, count: whole(1, 10).optional(), turn, ...looks }),
  z.strictObject({
    shape: z.enum(SHAPE_NAMES),
    color: color.optional(),
    turn,
    ...looks,
  }),
  z.strictObject({ text: short, turn, ...looks }),
  z.strictObject({ color, ...looks }),
  z.strictObject({ blank: z.literal(true), ...looks }),
]) satisfies z.ZodType<Card>;

const MOST_CELLS = 24;
export const gridCell = z
  .tuple([whole(0, MOST_CELLS), whole(0, MOST_CELLS)])
  .readonly() satisfies z.ZodType<GridCell>;
export const placedCard = z.strictObject({ at: gridCell, card });

/** The schema of one kind of picture, with what every picture has. */
export const picture = <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ kind: z.literal(kind), alt: safeText(SPEECH_MAX, 1), ...shape });

/** Whether all cells lie in the grid. */
export const inside = (
  { columns, rows }: { columns: number; rows: number },
  cells: readonly GridCell[],
): boolean => cells.every(([column, row]) => column < columns && row < rows);
export const OUTSIDE = 'A position lies outside the grid';
