import { Count } from '../parts/after.tsx';
import { Board, BOARD } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { EDGE, PAINTS } from '../parts/paints.ts';
import { Tile } from '../parts/tile.tsx';
import { ReaderText } from './reader-text.tsx';

const GAP = 14;

/** Large letters on the lines they are written on. The marked one has a frame and a pointer. */
export function LetterCard({ picture: { letters, marked, alt } }: Drawn<'letter-card'>) {
  const wide = Math.min(140, (BOARD - GAP) / letters.length - GAP);
  const high = Math.max(112, wide * 1.1);
  const width = Math.max(240, letters.length * (wide + GAP) + GAP);
  const left = (width - letters.length * (wide + GAP) + GAP) / 2;
  const size = wide * 0.72;
  const base = GAP + high * 0.5 + size * 0.35;
  return (
    <Board alt={alt} width={width} height={high + 2 * GAP + (marked === undefined ? 0 : 18)} bare>
      {letters.map((letter, index) => {
        const x = left + index * (wide + GAP);
        const lit = index === marked;
        return (
          <g key={index}>
            <Tile
              x={x}
              y={GAP}
              width={wide}
              height={high}
              fill={lit ? '#fff1ca' : '#fff'}
              edge={lit ? PAINTS.orange.edge : EDGE}
            />
            <path
              d={`M${x + 10} ${base}h${wide - 20}M${x + 10} ${base - size * 0.68}h${wide - 20}`}
              stroke="#7fb4ff"
              strokeWidth="2"
            />
            <path
              d={`M${x + 10} ${base - size * 0.34}h${wide - 20}`}
              stroke="#7fb4ff"
              strokeWidth="1.5"
              strokeDasharray="6 6"
            />
            <ReaderText text={letter} x={x + wide / 2} y={base} size={size} width={wide - 14} />
            <Count n={index + 1} x={x + 14} y={GAP + 14} />
            {lit && (
              <>
                <rect
                  x={x + 4}
                  y={GAP + 4}
                  width={wide - 8}
                  height={high - 8}
                  rx="11"
                  fill="none"
                  stroke={PAINTS.orange.edge}
                  strokeWidth="4"
                />
                <path
                  d={`M${x + wide / 2} ${GAP + high + 3}l11 15h-22z`}
                  fill={PAINTS.orange.fill}
                  stroke={PAINTS.orange.edge}
                  strokeWidth="2.5"
                />
              </>
            )}
          </g>
        );
      })}
    </Board>
  );
}
