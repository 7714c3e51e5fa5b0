import { Board, BOARD } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { mixed, SOFT } from '../parts/paints.ts';
import { Words } from '../parts/words.tsx';
import { wavePath } from './wave-path.ts';

const PAD = 16;
const ROW = 116;
const ASIDE = 104;
const STEP = 16;

/** Waves of a height and a number, at one scale. */
export function WavePicture({ picture: { waves, alt } }: Drawn<'wave'>) {
  const aside = waves.some(({ label }) => label !== undefined) ? ASIDE : 0;
  const long = BOARD - 2 * PAD - aside;
  return (
    <Board alt={alt} height={waves.length * ROW + PAD}>
      {waves.map(({ height, count, label }, index) => {
        const y = PAD / 2 + index * ROW + ROW / 2;
        return (
          <g key={index}>
            {label !== undefined && (
              <Words text={label} x={PAD + ASIDE / 2 - 4} y={y} width={ASIDE - 8} height={80} size={24} />
            )}
            <g transform={`translate(${PAD + aside} ${y})`}>
              <path d={`M0 0H${long}`} stroke={SOFT} strokeWidth="2" strokeDasharray="6 7" />
              <path
                d={wavePath(count, height * STEP, long)}
                fill="none"
                stroke={mixed(index + 1).edge}
                strokeWidth="5"
              />
            </g>
          </g>
        );
      })}
    </Board>
  );
}
