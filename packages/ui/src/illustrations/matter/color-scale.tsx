import { Count } from '../parts/after.tsx';
import { Board, BOARD } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { PAINTS } from '../parts/paints.ts';
import { Words } from '../parts/words.tsx';

const PAD = 14;

/** Colours in order, each with what it stands for. */
export function ColorScale({ picture: { colors, alt } }: Drawn<'color-scale'>) {
  const wide = (BOARD - 2 * PAD) / colors.length;
  const labelled = colors.some(({ label }) => label !== undefined);
  return (
    <Board alt={alt} height={labelled ? 168 : 118}>
      {colors.map(({ color, label }, index) => {
        const x = PAD + index * wide;
        return (
          <g key={index}>
            <rect
              x={x + 2}
              y={PAD}
              width={wide - 4}
              height="90"
              rx="8"
              fill={PAINTS[color].fill}
              stroke={PAINTS[color].edge}
              strokeWidth="3.5"
            />
            <Count n={index + 1} x={x + wide / 2} y={PAD + 72} />
            {label !== undefined && (
              <Words text={label} x={x + wide / 2} y={132} width={wide - 6} height={52} size={22} />
            )}
          </g>
        );
      })}
    </Board>
  );
}
