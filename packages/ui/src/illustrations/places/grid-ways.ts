import type { Facing, GridCell } from '@noodlenaut/domain';
import { rounded } from '../parts/polar.ts';

/** How far a figure that is drawn looking north is turned. */
export const FACING_TURN: Readonly<Record<Facing, number>> = { north: 0, east: 90, south: 180, west: 270 };

/** A = 1st column, B = 2nd ... */
export const columnLetter = (column: number): string => String.fromCodePoint(65 + column);

export const middleOf = ([column, row]: GridCell, cell: number): [x: number, y: number] => [
  (column + 0.5) * cell,
  (row + 0.5) * cell,
];

/** The middle of each cell of a way, joined; the last piece ends short of its middle, so that a tip fits. */
export function wayPath(cells: readonly GridCell[], cell: number, short = 0): string {
  const points = cells.map((at) => middleOf(at, cell));
  const [last, before] = [points.at(-1), points.at(-2)];
  if (last && before) {
    const length = Math.hypot(last[0] - before[0], last[1] - before[1]) || 1;
    last[0] -= ((last[0] - before[0]) / length) * short;
    last[1] -= ((last[1] - before[1]) / length) * short;
  }
  return `M${points.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join('L')}`;
}
