import { Count } from '../parts/after.tsx';
import { Board, BOARD } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { EDGE } from '../parts/paints.ts';
import { Words } from '../parts/words.tsx';

const PAD = 12;
const ROW = 46;

/** Rows and columns of words and numbers under a head. */
export function DataTable({ picture: { columns, rows, alt } }: Drawn<'data-table'>) {
  const cell = (BOARD - 2 * PAD) / columns.length;
  const height = (rows.length + 1) * ROW;
  return (
    <Board alt={alt} height={height + 2 * PAD}>
      <path
        d={`M${PAD} ${PAD + 12}q0-12 12-12H${BOARD - PAD - 12}q12 0 12 12V${PAD + ROW}H${PAD}z`}
        fill="#ffe08a"
      />
      {[columns, ...rows].map((row, line) =>
        row.map((text, column) => (
          <Words
            key={`${line}.${column}`}
            text={text}
            x={PAD + (column + 0.5) * cell}
            y={PAD + (line + 0.5) * ROW}
            width={cell - 12}
            height={ROW - 4}
            size={24}
          />
        )),
      )}
      <path
        d={`${rows.map((_, row) => `M${PAD} ${PAD + (row + 1) * ROW}H${BOARD - PAD}`).join('')}${columns
          .slice(1)
          .map((_, column) => `M${PAD + (column + 1) * cell} ${PAD}v${height}`)
          .join('')}`}
        stroke={EDGE}
        strokeWidth="2.5"
      />
      <rect
        x={PAD}
        y={PAD}
        width={BOARD - 2 * PAD}
        height={height}
        rx="12"
        fill="none"
        stroke={EDGE}
        strokeWidth="3"
      />
      {rows.map((_, row) => (
        <Count key={`row ${row}`} n={row + 1} x={PAD + 2} y={PAD + (row + 1.5) * ROW} r={11} />
      ))}
    </Board>
  );
}
