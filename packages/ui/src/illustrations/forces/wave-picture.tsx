import { Count } from '../parts/after.tsx';
import { Board, BOARD } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { mixed, SOFT } from '../parts/paints.ts';
import { Words } from '../parts/words.tsx';
import { rounded } from '../parts/polar.ts';

const QUARTER_BEND = 0.3642;

/** So many whole waves in a length, drawn with one curve a half wave: near enough to a sine to measure by eye. */
function wavePath(count: number, height: number, length: number): string {
  const half = length / (count * 2);
  return `M0 0${Array.from({ length: count * 2 }, (_, index) => {
    const side = index % 2 === 0 ? -1 : 1;
    const bend = half * QUARTER_BEND;
    const top = (side * height * 4) / 3;
    return `c${rounded(bend)} ${rounded(top)} ${rounded(half - bend)} ${rounded(top)} ${rounded(half)} 0`;
  }).join('')}`;
}

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
              {Array.from({ length: count }, (_, crest) => (
                <Count
                  key={crest}
                  n={crest + 1}
                  x={((crest + 0.25) * long) / count}
                  y={-height * STEP}
                  r={Math.min(12, long / count / 3)}
                />
              ))}
            </g>
          </g>
        );
      })}
    </Board>
  );
}
