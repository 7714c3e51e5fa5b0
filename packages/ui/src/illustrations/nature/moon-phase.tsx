import { Note } from '../parts/after.tsx';
import { Board } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { moonPath } from './moon-path.ts';

const CELL = 112;
const PAD = 8;
const RADIUS = 42;

/** The moon on some nights, in order. */
export function MoonPhasePicture({ picture: { phases, alt } }: Drawn<'moon-phase'>) {
  const columns = Math.min(4, phases.length);
  const rows = Math.ceil(phases.length / columns);
  const width = Math.max(columns * CELL + 2 * PAD, 200);
  const left = (width - columns * CELL) / 2;
  return (
    <Board alt={alt} width={width} height={rows * CELL + 2 * PAD} bare>
      <rect
        x="2"
        y="2"
        width={width - 4}
        height={rows * CELL + 2 * PAD - 4}
        rx="18"
        fill="#1b2450"
        stroke="#6d7ac3"
        strokeWidth="3"
      />
      {phases.map((phase, index) => {
        const row = Math.floor(index / columns);
        const inRow = row === rows - 1 ? phases.length - row * columns : columns;
        const x = left + ((index % columns) + 0.5 + (columns - inRow) / 2) * CELL;
        const lit = moonPath(phase, RADIUS);
        return (
          <g key={index} transform={`translate(${x} ${PAD + (row + 0.5) * CELL})`}>
            <circle r={RADIUS} fill="#3b4478" stroke="#8d97cf" strokeWidth="2.5" />
            {lit !== '' && <path d={lit} fill="#fff3cf" />}
            {lit !== '' && phase === 'full' && (
              <>
                <circle cx="-12" cy="-10" r="8" fill="#ecdba6" />
                <circle cx="14" cy="10" r="6" fill="#ecdba6" />
                <circle cx="-8" cy="20" r="4" fill="#ecdba6" />
              </>
            )}
            <Note
              text={phase.replaceAll('-', ' ')}
              x={0}
              y={RADIUS + 2}
              width={CELL - 2}
              size={15}
              order={index}
            />
          </g>
        );
      })}
    </Board>
  );
}
