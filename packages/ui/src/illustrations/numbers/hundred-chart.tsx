import { After, Note } from '../parts/after.tsx';
import { Board } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { EDGE, PAINTS } from '../parts/paints.ts';
import { Words } from '../parts/words.tsx';

const PAD = 10;
const CELL = 42;
const ROW = 34;

/** Numbers in rows of ten. Marked ones wear a ring, hidden ones a question mark. */
export function HundredChart({
  picture: { from, to, marked = [], hidden = [], alt },
}: Drawn<'hundred-chart'>) {
  const start = from % 10 === 0 ? from : from - ((from - 1) % 10);
  const columns = Math.min(10, to - start + 1);
  const plain = marked.length === 0 && hidden.length === 0;
  const rows = Math.floor((to - start) / 10) + 1;
  return (
    <Board alt={alt} width={columns * CELL + 2 * PAD} height={rows * ROW + 2 * PAD}>
      {Array.from({ length: to - from + 1 }, (_, index) => {
        const value = from + index;
        const x = PAD + ((value - start) % 10) * CELL;
        const y = PAD + Math.floor((value - start) / 10) * ROW;
        const secret = hidden.includes(value);
        const lit = marked.includes(value);
        return (
          <g key={value}>
            <rect
              x={x}
              y={y}
              width={CELL}
              height={ROW}
              fill={secret ? '#e6eefc' : lit ? '#ffe98a' : '#fff'}
              stroke={EDGE}
              strokeWidth="1.5"
            />
            <Words
              text={secret ? '?' : String(value)}
              x={x + CELL / 2}
              y={y + ROW / 2}
              width={CELL - 6}
              height={ROW}
              size={22}
            />
            {lit && (
              <rect
                x={x + 3}
                y={y + 3}
                width={CELL - 6}
                height={ROW - 6}
                rx="9"
                fill="none"
                stroke={PAINTS.orange.edge}
                strokeWidth="3"
              />
            )}
            {secret && <Note text={String(value)} x={x + CELL / 2} y={y + ROW / 2} width={CELL - 2} />}
            {(lit || (plain && (value % 10 === 0 || value === to))) && (
              <After order={Math.floor((value - start) / 10)}>
                <rect
                  x={x + 2}
                  y={y + 2}
                  width={CELL - 4}
                  height={ROW - 4}
                  rx="9"
                  fill="none"
                  stroke={PAINTS.blue.edge}
                  strokeWidth="5"
                />
              </After>
            )}
          </g>
        );
      })}
    </Board>
  );
}
