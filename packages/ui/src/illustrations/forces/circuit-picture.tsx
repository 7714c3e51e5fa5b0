import { currentFlows } from './force-words.ts';
import { After, Note } from '../parts/after.tsx';
import { Board, BOARD } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { INK, PAINTS, PAPER } from '../parts/paints.ts';
import { Bulb } from './bulb.tsx';

const LEFT = 56;
const RIGHT = BOARD - 56;
const STEP = 88;

function Battery({ y }: { y: number }) {
  return (
    <g transform={`translate(${BOARD / 2} ${y})`}>
      <rect
        x="-52"
        y="-21"
        width="96"
        height="42"
        rx="8"
        fill={PAINTS.orange.fill}
        stroke={PAINTS.orange.edge}
        strokeWidth="3.5"
      />
      <rect
        x="44"
        y="-11"
        width="10"
        height="22"
        rx="3"
        fill={PAINTS.grey.fill}
        stroke={INK}
        strokeWidth="3"
      />
      <path d="M-40 0h14M20 0h16M28-8v16" stroke={INK} strokeWidth="4" />
    </g>
  );
}

function Switch({ y, open }: { y: number; open: boolean }) {
  const x = 118;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-22 0h44" stroke={PAPER} strokeWidth="9" />
      <path d={open ? 'M-22 0L16-30' : 'M-22 0H22'} stroke={PAINTS.red.edge} strokeWidth="7" />
      <circle cx="-22" r="7" fill={PAINTS.yellow.fill} stroke={INK} strokeWidth="3" />
      <circle cx="22" r="7" fill={PAINTS.yellow.fill} stroke={INK} strokeWidth="3" />
    </g>
  );
}

function Gap({ y }: { y: number }) {
  return (
    <g transform={`translate(358 ${y})`}>
      <path d="M-18 0h36" stroke={PAPER} strokeWidth="12" strokeLinecap="butt" />
      <path d="M-18 0l-6-6M-18 0l-6 6M18 0l6-6M18 0l6 6" stroke={INK} strokeWidth="3.5" />
    </g>
  );
}

/** A circuit one can follow with a finger: battery below, bulbs above, in one loop or on rungs of their own. */
export function CircuitPicture({ picture }: Drawn<'circuit'>) {
  const { battery, bulbs, layout, switch: knob, gap, alt } = picture;
  const flows = currentFlows(picture);
  const rungs = layout === 'parallel' ? Math.max(1, bulbs.length) : 1;
  const top = 84;
  const bottom = top + (rungs - 1) * STEP + 124;
  const places = bulbs.map((_, index): [number, number] =>
    layout === 'parallel'
      ? [BOARD / 2, top + index * STEP]
      : [LEFT + ((index + 1) * (RIGHT - LEFT)) / (bulbs.length + 1), top],
  );
  return (
    <Board alt={alt} height={bottom + 44}>
      <path
        d={`M${LEFT} ${top}H${RIGHT}V${bottom}H${LEFT}z${Array.from({ length: rungs - 1 }, (_, rung) => `M${LEFT} ${top + (rung + 1) * STEP}H${RIGHT}`).join('')}`}
        fill="none"
        stroke={INK}
        strokeWidth="5"
      />
      {battery && <Battery y={bottom} />}
      {knob && <Switch y={bottom} open={knob === 'open'} />}
      {gap && <Gap y={bottom} />}
      {places.map(([x, y], index) => (
        <Bulb key={index} x={x} y={y - 14} lit={bulbs[index] === true} />
      ))}
      {flows && (
        <After>
          <path
            d={`M${LEFT} ${top}H${RIGHT}V${bottom}H${LEFT}z`}
            fill="none"
            stroke={PAINTS.orange.edge}
            strokeWidth="5"
            strokeDasharray="4 14"
          />
        </After>
      )}
      <Note text={flows ? 'The current flows' : 'No current flows'} x={BOARD / 2} y={bottom - 48} order={1} />
    </Board>
  );
}
