import { After } from '../parts/after.tsx';
import type { ScaleOfNumbers } from '@noodlenaut/domain';
import { written } from '../measures/scale-step.ts';
import { Board, BOARD } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { INK, PAINTS, SOFT } from '../parts/paints.ts';
import { Words } from '../parts/words.tsx';

const LEFT = 40;
const RIGHT = BOARD - 40;

type LineProps = { scale: ScaleOfNumbers; y: number; side: -1 | 1 };

function Line({ scale: { label, values }, y, side }: LineProps) {
  const room = (RIGHT - LEFT) / Math.max(values.length - 1, 1);
  return (
    <>
      <path d={`M${LEFT - 18} ${y}H${RIGHT + 18}`} stroke={INK} strokeWidth="4.5" />
      {values.map((value, index) => {
        const x = LEFT + index * room;
        return (
          <g key={index}>
            <path d={`M${x} ${y - 10}v20`} stroke={INK} strokeWidth="3.5" />
            <Words
              text={typeof value === 'number' ? written(value) : value}
              x={x}
              y={y + side * 28}
              width={Math.min(room, 76)}
              size={26}
            />
          </g>
        );
      })}
      <Words text={label} x={LEFT - 18} y={y + side * 62} width={300} size={24} anchor="start" />
    </>
  );
}

/** Two scales that belong together, tick above tick. */
export function DoubleNumberLine({ picture: { top, bottom, alt } }: Drawn<'double-number-line'>) {
  const count = Math.max(top.values.length, bottom.values.length);
  return (
    <Board alt={alt} height={260}>
      {Array.from({ length: count }, (_, index) => {
        const x = LEFT + (index * (RIGHT - LEFT)) / Math.max(count - 1, 1);
        return <path key={index} d={`M${x} 100V160`} stroke={SOFT} strokeWidth="2" strokeDasharray="5 6" />;
      })}
      {Array.from({ length: count }, (_, index) => {
        const x = LEFT + (index * (RIGHT - LEFT)) / Math.max(count - 1, 1);
        return (
          <After key={`pair ${index}`} order={index}>
            <path d={`M${x} 94V166`} stroke={PAINTS.orange.edge} strokeWidth="6" />
          </After>
        );
      })}
      <Line scale={top} y={94} side={-1} />
      <Line scale={bottom} y={166} side={1} />
    </Board>
  );
}
