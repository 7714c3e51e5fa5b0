import { z } from 'zod';
import { safeText } from '../text/safe-text.ts';
import { list, number, picture, short, whole, type KindOf } from './picture.ts';

/** One of the two lines. A text stands where a number is asked for. */
const scale = z.strictObject({ label: short, values: list(z.union([number, safeText(10, 1)]), 2, 12) });

/** Measured things in order. */
export const chartPictures = [
  picture('bar-chart', {
    bars: list(z.strictObject({ label: short, value: z.number().min(0).max(1_000_000) }), 1, 8),
  }),
  picture('line-graph', {
    points: list(z.strictObject({ label: short, value: number }), 2, 12),
    unit: short.optional(),
  }),
  picture('dot-plot', {
    from: number,
    to: number,
    step: z.number().positive(),
    values: list(number, 1, 60),
  })
    .refine(({ from, to, step }) => from < to && (to - from) / step <= 30, 'Too many steps, or none')
    .refine(({ from, to, values }) => values.every((value) => from <= value && value <= to), 'Off the line'),
  picture('data-table', {
    columns: list(safeText(24), 2, 5),
    rows: list(list(safeText(40), 2, 5), 1, 6),
  }).refine(
    ({ columns, rows }) => rows.every((row) => row.length === columns.length),
    'Each row has a cell for each column',
  ),
  picture('tape-diagram', {
    bars: list(
      z.strictObject({
        label: short.optional(),
        parts: list(
          z.strictObject({
            width: whole(1, 12),
            text: short.optional(),
            shaded: z.literal(true).optional(),
          }),
          1,
          12,
        ),
      }),
      1,
      3,
    ),
  }),
  picture('double-number-line', { top: scale, bottom: scale }).refine(
    ({ top, bottom }) => top.values.length === bottom.values.length,
    'Both lines have the same ticks',
  ),
] as const;
export type ChartKind = KindOf<typeof chartPictures>;
export type ScaleOfNumbers = z.infer<typeof scale>;
