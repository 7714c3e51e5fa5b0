import { Note } from '../parts/after.tsx';
import { Board } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { PAINTS } from '../parts/paints.ts';
import { Words } from '../parts/words.tsx';

const PAD = 16;
const TOP = 36;
const SIDE = 84;

/** Unit squares in rows and columns, some shaded, sides measured. Shaded squares are hatched, not only coloured. */
export function AreaGrid({ picture: { rows, columns, shaded = [], top, side, alt } }: Drawn<'area-grid'>) {
  const cell = Math.min(56, 380 / columns, 270 / rows);
  const [wide, high] = [columns * cell, rows * cell];
  const [left, above] = [side === undefined ? 0 : SIDE, top === undefined ? 0 : TOP];
  const board = Math.max(wide, 120) + left + 2 * PAD;
  const x = PAD + left + (Math.max(wide, 120) - wide) / 2;
  return (
    <Board alt={alt} width={board} height={high + above + 2 * PAD}>
      {top !== undefined && (
        <Words text={top} x={x + wide / 2} y={PAD + TOP / 2 - 4} width={Math.max(wide, 120)} size={26} />
      )}
      {side !== undefined && (
        <Words
          text={side}
          x={x - SIDE / 2 - 4}
          y={PAD + above + high / 2}
          width={SIDE - 8}
          height={70}
          size={26}
        />
      )}
      <g transform={`translate(${x} ${PAD + above})`}>
        <rect width={wide} height={high} fill="#fff" />
        {shaded.map(([column, row]) => (
          <g key={`${column}.${row}`} transform={`translate(${column * cell} ${row * cell})`}>
            <rect width={cell} height={cell} fill="#9cc5ff" />
            <path
              d={`M${cell * 0.2} ${cell * 0.8}L${cell * 0.8} ${cell * 0.2}M0 ${cell * 0.5}L${cell * 0.5} 0M${cell * 0.5} ${cell}L${cell} ${cell * 0.5}`}
              stroke="#0042b6"
              strokeWidth="2"
              opacity=".5"
            />
          </g>
        ))}
        <path
          d={`${Array.from({ length: columns - 1 }, (_, i) => `M${(i + 1) * cell} 0V${high}`).join('')}${Array.from({ length: rows - 1 }, (_, i) => `M0 ${(i + 1) * cell}H${wide}`).join('')}`}
          stroke={PAINTS.blue.edge}
          strokeWidth="2"
        />
        <rect width={wide} height={high} fill="none" stroke={PAINTS.blue.edge} strokeWidth="4" />
        {(shaded.length > 0
          ? shaded
          : Array.from({ length: rows }, (_, row) => [columns - 1, row] as const)
        ).map(([column, row], index) => (
          <Note
            key={`n${column}.${row}`}
            text={String(shaded.length > 0 ? index + 1 : (row + 1) * columns)}
            x={(column + 0.5) * cell}
            y={(row + 0.5) * cell}
            size={Math.min(18, cell * 0.45)}
            order={index}
          />
        ))}
      </g>
    </Board>
  );
}
