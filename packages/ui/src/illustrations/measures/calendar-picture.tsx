import { Count, Note } from '../parts/after.tsx';
import { Board, BOARD } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { EDGE, PAINTS } from '../parts/paints.ts';
import { Words } from '../parts/words.tsx';

const PAD = 12;
const CELL = (BOARD - 2 * PAD) / 7;
const HEAD = 42;
const NAMES = 30;
const ROW = 38;
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** A month, its weeks beginning on Sunday. Marked days are ringed. */
export function CalendarPicture({ picture }: Drawn<'calendar'>) {
  const { month, days, startsOn, marked = [], alt } = picture;
  const weeks = Math.ceil((days + startsOn) / 7);
  const top = PAD + HEAD + NAMES;
  return (
    <Board alt={alt} height={top + weeks * ROW + PAD}>
      <path d={`M3 21q0-18 18-18H${BOARD - 21}q18 0 18 18V${PAD + HEAD - 4}H3z`} fill={PAINTS.orange.fill} />
      <Words text={month} x={BOARD / 2} y={PAD + HEAD / 2 - 6} width={BOARD - 60} size={30} />
      {DAYS.map((day, index) => (
        <Words
          key={day}
          text={day}
          x={PAD + (index + 0.5) * CELL}
          y={PAD + HEAD + NAMES / 2}
          width={CELL}
          size={22}
        />
      ))}
      {Array.from({ length: weeks * 7 }, (_, index) => {
        const day = index - startsOn + 1;
        const [x, y] = [PAD + (index % 7) * CELL, top + Math.floor(index / 7) * ROW];
        const real = day >= 1 && day <= days;
        return (
          <g key={index}>
            <rect
              x={x}
              y={y}
              width={CELL}
              height={ROW}
              fill={real ? '#fff' : '#f3e9d6'}
              stroke={EDGE}
              strokeWidth="1.5"
            />
            {marked.includes(day) && (
              <ellipse
                cx={x + CELL / 2}
                cy={y + ROW / 2}
                rx="25"
                ry="16.5"
                fill="#ffe98a"
                stroke={PAINTS.orange.edge}
                strokeWidth="3.5"
              />
            )}
            {marked.includes(day) && <Count n={marked.indexOf(day) + 1} x={x + CELL - 9} y={y + 9} r={9} />}
            {real && <Words text={String(day)} x={x + CELL / 2} y={y + ROW / 2} width={CELL} size={22} />}
          </g>
        );
      })}
      <Note text={`${days} days`} x={BOARD - 62} y={PAD + HEAD / 2 - 6} size={18} />
    </Board>
  );
}
