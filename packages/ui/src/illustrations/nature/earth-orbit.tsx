import { Note } from '../parts/after.tsx';
import type { Season } from '@noodlenaut/domain';
import { arrowHead } from '../parts/arrow-head.ts';
import { Board, BOARD } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { INK, PAINTS } from '../parts/paints.ts';
import { polar } from '../parts/polar.ts';

const [CX, CY, RX, RY] = [BOARD / 2, 164, 172, 100];
const EARTH = 36;
const TILT = 23.5;
/** Turns of the place of each season, against the clock; the axis leans right, so summer is on the left. */
const PLACES: Readonly<Record<Season, number>> = { spring: 0, summer: 0.75, autumn: 0.5, winter: 0.25 };

function Earth({ x, y, marked }: { x: number; y: number; marked: boolean }) {
  const sun = (Math.atan2(CY - y, CX - x) * 180) / Math.PI;
  return (
    <g transform={`translate(${x} ${y})`}>
      {marked && <circle r={EARTH + 12} fill="none" stroke={PAINTS.orange.edge} strokeWidth="5" />}
      <g transform={`rotate(${TILT})`}>
        <path d={`M0 ${-EARTH - 15}V${EARTH + 15}`} stroke={INK} strokeWidth="4" />
        <circle r={EARTH} fill="#8cc4ff" stroke={PAINTS.blue.edge} strokeWidth="3" />
        <path
          d="M-20-12q10-14 22-10q6 8-4 14q-10 12-18-4zM4 4q14-6 18 4q-4 14-14 14q-8-8-4-18z"
          fill={PAINTS.green.fill}
          stroke={PAINTS.green.edge}
          strokeWidth="2"
        />
        <path
          d={`M${-EARTH} 0q${EARTH} 10 ${2 * EARTH} 0`}
          fill="none"
          stroke={PAINTS.red.edge}
          strokeWidth="2.5"
        />
        <circle cy={-EARTH - 13} r="5" fill={PAINTS.red.fill} stroke={INK} strokeWidth="2" />
      </g>
      <path
        transform={`rotate(${sun})`}
        d={`M0 ${-EARTH}A${EARTH} ${EARTH} 0 0 0 0 ${EARTH}z`}
        fill="#121936"
        fillOpacity=".55"
      />
    </g>
  );
}

/** The earth at four times of its year, its axis always leaning the same way. The red dot is the North Pole. */
export function EarthOrbit({ picture: { marked, alt } }: Drawn<'earth-orbit'>) {
  const at = (turn: number): [number, number] => {
    const [x, y] = polar(turn, 1);
    return [CX + x * RX, CY + y * RY];
  };
  return (
    <Board alt={alt} height={342} bare>
      <rect
        x="2"
        y="2"
        width={BOARD - 4}
        height="338"
        rx="18"
        fill="#dde3fb"
        stroke="#6d7ac3"
        strokeWidth="3"
      />
      <ellipse
        cx={CX}
        cy={CY}
        rx={RX}
        ry={RY}
        fill="none"
        stroke={INK}
        strokeWidth="3"
        strokeDasharray="8 8"
      />
      {[0.62, 0.38, 0.12, 0.88].map((turn) => (
        <path key={turn} d={arrowHead(at(turn), at(turn + 0.02), 18)} fill={INK} />
      ))}
      {Array.from({ length: 12 }, (_, ray) => {
        const [ax, ay] = polar(ray / 12, 41, [CX, CY]);
        const [bx, by] = polar(ray / 12, 51, [CX, CY]);
        return <path key={ray} d={`M${ax} ${ay}L${bx} ${by}`} stroke={PAINTS.yellow.edge} strokeWidth="4" />;
      })}
      <circle cx={CX} cy={CY} r="34" fill={PAINTS.yellow.fill} stroke={PAINTS.yellow.edge} strokeWidth="4" />
      {Object.entries(PLACES).map(([season, turn]) => {
        const [x, y] = at(turn);
        return <Earth key={season} x={x} y={y} marked={season === marked} />;
      })}
      {Object.entries(PLACES).map(([season, turn], index) => {
        const [x, y] = at(turn);
        return (
          <Note
            key={`n ${season}`}
            text={season}
            x={Math.min(Math.max(x, 48), BOARD - 48)}
            y={Math.min(y + EARTH + 20, 326)}
            size={17}
            order={index}
          />
        );
      })}
    </Board>
  );
}
