import { written } from './scale-step.ts';
import { Note } from '../parts/after.tsx';
import { Arrow } from '../parts/arrow.tsx';
import { Board, BOARD } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { INK, PAINTS } from '../parts/paints.ts';
import { Thing } from '../parts/thing.tsx';
import { Words } from '../parts/words.tsx';

const PAD = 14;
const END = 24;
const TOP = 126;
const HIGH = 92;

/** A ruler with something lying exactly from one mark to another. */
export function RulerPicture({ picture: { unit, length, from, to, thing, alt } }: Drawn<'ruler'>) {
  const step = (BOARD - 2 * PAD - 2 * END) / length;
  const xOf = (value: number) => PAD + END + value * step;
  const parts = unit === 'in' ? 4 : step > 40 ? 10 : 2;
  const wide = xOf(to) - xOf(from);
  const middle = (xOf(from) + xOf(to)) / 2;
  const every = length > 14 ? 2 : 1;
  return (
    <Board alt={alt} height={TOP + HIGH + PAD}>
      {[from, to].map((at, index) => (
        <path key={index} d={`M${xOf(at)} 34V${TOP}`} stroke={INK} strokeWidth="2" strokeDasharray="5 6" />
      ))}
      {from === to && (
        <Arrow from={[middle, 40]} to={[middle, TOP - 4]} width={7} color={PAINTS.orange.edge} />
      )}
      {thing === undefined ? (
        <rect
          x={xOf(from)}
          y="60"
          width={wide}
          height="40"
          rx={Math.min(8, wide / 3)}
          fill={PAINTS.orange.fill}
          stroke={PAINTS.orange.edge}
          strokeWidth="3"
        />
      ) : (
        <>
          <Thing name={thing} x={middle} y={58} size={Math.min(86, Math.max(40, wide * 0.8))} />
          <path
            d={`M${xOf(from)} ${TOP - 14}H${xOf(to)}M${xOf(from)} ${TOP - 23}v18M${xOf(to)} ${TOP - 23}v18`}
            stroke={PAINTS.orange.edge}
            strokeWidth="4"
            strokeLinecap="butt"
          />
        </>
      )}
      <rect
        x={PAD}
        y={TOP}
        width={BOARD - 2 * PAD}
        height={HIGH}
        rx="8"
        fill="#ffe7a3"
        stroke={PAINTS.yellow.edge}
        strokeWidth="3.5"
      />
      {Array.from({ length: length * parts + 1 }, (_, index) => {
        const whole = index % parts === 0;
        const half = index % (parts / 2) === 0;
        return (
          <path
            key={index}
            d={`M${xOf(index / parts)} ${TOP + 2}v${whole ? 34 : half ? 24 : 15}`}
            stroke={INK}
            strokeWidth={whole ? 3 : 1.8}
            strokeLinecap="butt"
          />
        );
      })}
      {Array.from({ length: length + 1 }, (_, value) =>
        value % every === 0 ? (
          <Words
            key={value}
            text={String(value)}
            x={xOf(value)}
            y={TOP + 50}
            width={step * every}
            size={24}
          />
        ) : null,
      )}
      <Words text={unit} x={BOARD - PAD - 10} y={TOP + 76} width={60} size={20} anchor="end" />
      <Note text={`${written(to - from)} ${unit}`} x={middle} y={20} order={1} />
    </Board>
  );
}
