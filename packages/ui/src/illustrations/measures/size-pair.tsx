import { Board, BOARD } from '../parts/board.tsx';
import { CardFigure } from '../parts/card-figure.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { INK, mixed, SOFT } from '../parts/paints.ts';

const PAD = 20;
const UNITS = 10;
const LONG_ROW = 118;
const TALL = 200;

/** Two things as long or as tall as given. A bar beside each says where it begins and ends. */
export function SizePair({ picture: { cards, sizes, starts = [0, 0], look, alt } }: Drawn<'size-pair'>) {
  const farthest = Math.max(UNITS, ...sizes.map((size, index) => size + (starts[index] ?? 0)));
  const long = look === 'long';
  const step = (long ? BOARD - 2 * PAD : TALL) / farthest;
  const height = long ? 2 * LONG_ROW + 2 * PAD : TALL + 2 * PAD;
  return (
    <Board alt={alt} height={height}>
      {cards.map((card, index) => {
        const [size, start] = [(sizes[index] ?? 1) * step, (starts[index] ?? 0) * step];
        const paint = mixed(index + 1);
        if (long) {
          const [x, y] = [PAD + start, PAD + index * LONG_ROW];
          const side = 34 + 44 * ((sizes[index] ?? 1) / Math.max(...sizes));
          const boxX = Math.min(Math.max(x + size / 2 - side / 2, PAD), BOARD - PAD - side);
          return (
            <g key={index}>
              <CardFigure
                card={{ ...card, size: 'big' }}
                x={boxX}
                y={y + 78 - side}
                width={side}
                height={side}
              />
              <rect
                x={x}
                y={y + 80}
                width={size}
                height="22"
                rx="6"
                fill={paint.fill}
                stroke={paint.edge}
                strokeWidth="3"
              />
            </g>
          );
        }
        const middle = index === 0 ? 116 : 338;
        const bottom = PAD + TALL - start;
        const side = Math.min(size, TALL);
        return (
          <g key={index}>
            <CardFigure
              card={{ ...card, size: 'big' }}
              x={middle - side / 2}
              y={bottom - size}
              width={side}
              height={size}
            />
            <rect
              x={middle + 96}
              y={bottom - size}
              width="18"
              height={size}
              rx="6"
              fill={paint.fill}
              stroke={paint.edge}
              strokeWidth="3"
            />
            {start > 0 && (
              <rect
                x={middle - 66}
                y={bottom}
                width="140"
                height={start}
                rx="4"
                fill="#f0e2c6"
                stroke={SOFT}
                strokeWidth="2"
              />
            )}
          </g>
        );
      })}
      {!long && <path d={`M${PAD} ${PAD + TALL}H${BOARD - PAD}`} stroke={INK} strokeWidth="4" />}
    </Board>
  );
}
