import { Note } from '../parts/after.tsx';
import { Board, BOARD } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { EDGE, PAINTS } from '../parts/paints.ts';
import { Words } from '../parts/words.tsx';

const PAD = 14;
const HEAD = 56;
const DIGITS = 104;

const WORTH: Readonly<Record<string, number>> = {
  ones: 1,
  tens: 10,
  hundreds: 100,
  thousands: 1000,
  'ten thousands': 10_000,
  'hundred thousands': 100_000,
  millions: 1_000_000,
  tenths: 0.1,
  hundredths: 0.01,
  thousandths: 0.001,
};

/** What a digit is worth in its place; the place's name where it has none of ours. */
function worthOf(place: string, digit: string): string {
  const worth = WORTH[place.toLowerCase()];
  const value = Number(digit);
  return worth === undefined || digit.trim() === '' || Number.isNaN(value)
    ? place
    : (value * worth).toLocaleString('en-US', { maximumFractionDigits: 3 });
}

/** A digit under the name of its place. The marked column has a frame and a pointer. */
export function PlaceValueChart({ picture: { columns, digits, marked, alt } }: Drawn<'place-value-chart'>) {
  const cell = Math.min(150, (BOARD - 2 * PAD) / columns.length);
  const width = Math.max(220, cell * columns.length + 2 * PAD);
  const left = (width - cell * columns.length) / 2;
  const high = HEAD + DIGITS;
  return (
    <Board alt={alt} width={width} height={high + 2 * PAD + (marked === undefined ? 0 : 22)}>
      {columns.map((name, index) => {
        const x = left + index * cell;
        const lit = index === marked;
        return (
          <g key={index}>
            <rect x={x} y={PAD} width={cell} height={HEAD} fill="#cce2ff" stroke={EDGE} strokeWidth="2.5" />
            <rect
              x={x}
              y={PAD + HEAD}
              width={cell}
              height={DIGITS}
              fill={lit ? '#ffe98a' : '#fff'}
              stroke={EDGE}
              strokeWidth="2.5"
            />
            <Words
              text={name}
              x={x + cell / 2}
              y={PAD + HEAD / 2}
              width={cell - 8}
              height={HEAD - 4}
              size={22}
            />
            <Words
              text={digits[index] ?? ''}
              x={x + cell / 2}
              y={PAD + HEAD + DIGITS / 2}
              width={cell - 10}
              height={DIGITS}
              size={64}
            />
            <Note
              text={worthOf(name, digits[index] ?? '')}
              x={x + cell / 2}
              y={PAD + HEAD + DIGITS - 12}
              width={cell - 6}
              size={18}
              order={index}
            />
            {lit && (
              <>
                <rect
                  x={x + 2}
                  y={PAD + HEAD + 2}
                  width={cell - 4}
                  height={DIGITS - 4}
                  fill="none"
                  stroke={PAINTS.orange.edge}
                  strokeWidth="5"
                />
                <path d={`M${x + cell / 2} ${PAD + high + 4}l13 17h-26z`} fill={PAINTS.orange.edge} />
              </>
            )}
          </g>
        );
      })}
    </Board>
  );
}
