import { written } from '../measures/scale-step.ts';
import { Note } from '../parts/after.tsx';
import { Arrow } from '../parts/arrow.tsx';
import { Board, BOARD } from '../parts/board.tsx';
import { CardFigure } from '../parts/card-figure.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { INK, PAINTS } from '../parts/paints.ts';

const LEFT = 50;
const RIGHT = BOARD - 50;
const BEAM = 150;
const SIDE = 88;

const steps = (distance: number): string => `${written(distance)} ${distance === 1 ? 'step' : 'steps'}`;

/** A lever with a tick for each step. On the load's own side of the pivot one pushes up, on the other down. */
export function LeverPicture({ picture: { length, pivot, load, push, alt } }: Drawn<'lever'>) {
  const xOf = (at: number) => LEFT + (at / length) * (RIGHT - LEFT);
  const up = (load.at - pivot) * (push.at - pivot) > 0;
  const x = xOf(push.at);
  return (
    <Board alt={alt} height={264}>
      <path
        d={`M${xOf(pivot)} ${BEAM + 20}l36 62h-72z`}
        fill={PAINTS.blue.fill}
        stroke={PAINTS.blue.edge}
        strokeWidth="4"
      />
      <path d={`M20 ${BEAM + 84}H${BOARD - 20}`} stroke={INK} strokeWidth="4" />
      <rect
        x={LEFT - 14}
        y={BEAM}
        width={RIGHT - LEFT + 28}
        height="20"
        rx="8"
        fill={PAINTS.brown.fill}
        stroke={PAINTS.brown.edge}
        strokeWidth="3.5"
      />
      {Array.from({ length: length + 1 }, (_, tick) => (
        <path key={tick} d={`M${xOf(tick)} ${BEAM + 4}v12`} stroke="#fff" strokeWidth="3" />
      ))}
      <CardFigure
        card={load.card}
        x={xOf(load.at) - SIDE / 2}
        y={BEAM - SIDE + (load.card.label === undefined ? 9 : -1)}
        width={SIDE}
        height={SIDE}
      />
      <Arrow
        from={[x, up ? BEAM + 80 : BEAM - 84]}
        to={[x, up ? BEAM + 26 : BEAM - 6]}
        width={9}
        color={PAINTS.orange.edge}
      />
      {[load.at, push.at].map((at, index) => (
        <Note
          key={index}
          text={steps(Math.abs(at - pivot))}
          x={(xOf(at) + xOf(pivot)) / 2}
          y={BEAM + 34 + index * 30}
          size={18}
          order={index}
        />
      ))}
    </Board>
  );
}
