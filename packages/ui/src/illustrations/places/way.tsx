import type { GridCell } from '@noodlenaut/domain';
import { arrowHead } from '../parts/arrow-head.ts';
import { PAINTS } from '../parts/paints.ts';
import { middleOf, wayPath } from './grid-ways.ts';

/** A dotted way through cells, with a start and a tip. */
export function Way({ cells, cell }: { cells: readonly GridCell[]; cell: number }) {
  const [first, last, before] = [cells[0], cells.at(-1), cells.at(-2)];
  if (!first || !last || !before) return null;
  const size = Math.min(24, cell * 0.36);
  const [x, y] = middleOf(first, cell);
  return (
    <>
      <path
        d={wayPath(cells, cell, size * 0.8)}
        fill="none"
        stroke={PAINTS.orange.edge}
        strokeWidth={Math.min(7, cell * 0.12)}
        strokeDasharray={`${cell * 0.16} ${cell * 0.2}`}
      />
      <circle cx={x} cy={y} r={Math.min(8, cell * 0.13)} fill={PAINTS.orange.edge} />
      <path
        d={arrowHead(middleOf(last, cell), middleOf(before, cell), size)}
        fill={PAINTS.orange.edge}
        stroke={PAINTS.orange.edge}
        strokeWidth="2"
      />
    </>
  );
}
