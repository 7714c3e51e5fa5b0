import { Note } from '../parts/after.tsx';
import { Board } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { PAINTS, SOFT } from '../parts/paints.ts';

const PAD = 14;
const FILLS = new Map([
  ['#', '#1b2450'],
  ['r', PAINTS.red.fill],
  ['g', PAINTS.green.fill],
  ['b', PAINTS.blue.fill],
  ['y', PAINTS.yellow.fill],
]);

/** A picture of dots, large enough to count them. */
export function PixelGrid({ picture: { rows, alt } }: Drawn<'pixel-grid'>) {
  const columns = rows[0]?.length ?? 1;
  const cell = Math.min(56, 440 / columns, 288 / rows.length);
  const width = Math.max(200, columns * cell + 2 * PAD);
  return (
    <Board alt={alt} width={width} height={rows.length * cell + 2 * PAD}>
      <g transform={`translate(${(width - columns * cell) / 2} ${PAD})`} stroke={SOFT} strokeWidth="1.5">
        {rows.map((row, y) =>
          Array.from(row, (dot, x) => (
            <rect
              key={`${x}.${y}`}
              x={x * cell}
              y={y * cell}
              width={cell}
              height={cell}
              fill={FILLS.get(dot) ?? '#fff'}
            />
          )),
        )}
      </g>
      {rows.map((row, y) => (
        <Note
          key={`n${y}`}
          text={String(Array.from(row).filter((dot) => dot !== '.').length)}
          x={(width + columns * cell) / 2 - 4}
          y={PAD + (y + 0.5) * cell}
          size={Math.min(17, cell * 0.6)}
          order={y}
        />
      ))}
    </Board>
  );
}
