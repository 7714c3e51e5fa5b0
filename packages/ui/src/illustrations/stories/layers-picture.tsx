import { Count } from '../parts/after.tsx';
import type { Color } from '@noodlenaut/domain';
import { Board, BOARD } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { jitter } from '../parts/jitter.ts';
import { PAINTS } from '../parts/paints.ts';
import { Tile } from '../parts/tile.tsx';
import { Words } from '../parts/words.tsx';

const EARTH: readonly Color[] = ['green', 'brown', 'orange', 'yellow', 'grey', 'red'];
const HIGH = 56;
const PAD = 16;

/** Layers on top of each other, the first on top, each with its own grain. */
export function LayersPicture({ picture: { layers, alt } }: Drawn<'layers'>) {
  return (
    <Board alt={alt} height={layers.length * HIGH + 2 * PAD}>
      {layers.map(({ label, color }, index) => {
        const paint = PAINTS[color ?? EARTH[index % EARTH.length] ?? 'brown'];
        const y = PAD + index * HIGH;
        return (
          <g key={index}>
            <rect
              x={PAD}
              y={y}
              width={BOARD - 2 * PAD}
              height={HIGH}
              fill={paint.fill}
              stroke={paint.edge}
              strokeWidth="3"
            />
            {Array.from({ length: 16 + index * 5 }, (_, grain) => (
              <circle
                key={grain}
                cx={PAD + 10 + jitter(grain + index * 40) * (BOARD - 2 * PAD - 20)}
                cy={y + 8 + jitter(grain + index * 70 + 9) * (HIGH - 16)}
                r={1.5 + ((index * 3) % 5)}
                fill={paint.edge}
                opacity=".35"
              />
            ))}
            <Tile x={BOARD / 2 - 130} y={y + 11} width={260} height={HIGH - 22} edge={paint.edge} />
            <Words text={label} x={BOARD / 2} y={y + HIGH / 2} width={244} height={30} size={24} />
            <Count n={index + 1} x={PAD + 26} y={y + HIGH / 2} r={15} />
          </g>
        );
      })}
    </Board>
  );
}
