import { Note } from '../parts/after.tsx';
import { arrowHead } from '../parts/arrow-head.ts';
import { Board, BOARD } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { INK, mixed, PAINTS } from '../parts/paints.ts';
import { polar } from '../parts/polar.ts';
import { gearTrain } from './gear-geometry.ts';

const PAD = 20;
const LARGEST = 210;

/** Meshing gears; an arrow shows how the first one turns. */
export function GearTrain({ picture: { teeth, turns, alt } }: Drawn<'gear-train'>) {
  const sum = teeth.reduce((total, count) => total + count, 0) + 3;
  const module = Math.min((BOARD - 2 * PAD) / sum, LARGEST / (Math.max(...teeth) + 2), 11);
  const gears = gearTrain(teeth, module);
  const highest = Math.max(...gears.map(({ radius }) => radius)) + module;
  const [first, last] = [gears[0], gears.at(-1)];
  const near = first?.radius ?? 0;
  const left = (BOARD - (near + (last?.x ?? 0) + (last?.radius ?? 0))) / 2 + near;
  const arc = near + module + 12;
  const clockwise = turns === 'clockwise';
  const [start, end] = clockwise ? [-0.13, 0.13] : [0.13, -0.13];
  const [from, to] = [polar(start, arc), polar(end, arc)];
  const before = polar(end - (end - start) * 0.16, arc);
  return (
    <Board alt={alt} height={2 * highest + 2 * PAD + 34}>
      <g transform={`translate(${left} ${highest + PAD + 28})`}>
        {gears.map(({ x, radius, path }, index) => {
          const paint = mixed(index);
          const hole = Math.max(4, radius * 0.2);
          return (
            <g key={index} transform={`translate(${x} 0)`}>
              <path d={path} fill={paint.fill} stroke={paint.edge} strokeWidth={Math.min(3, module * 0.6)} />
              {radius > 30 && (
                <circle r={radius * 0.62} fill="none" stroke={paint.edge} strokeWidth="2.5" opacity=".5" />
              )}
              <circle r={hole} fill={PAINTS.grey.fill} stroke={INK} strokeWidth="3" />
            </g>
          );
        })}
        {gears.map(({ x }, index) => (
          <Note
            key={`n${index}`}
            text={(index % 2 === 0) === clockwise ? 'right' : 'left'}
            x={x}
            y={0}
            size={17}
            order={index}
          />
        ))}
        <path
          d={`M${from.join(' ')}A${arc} ${arc} 0 0 ${clockwise ? 1 : 0} ${before.join(' ')}`}
          fill="none"
          stroke={PAINTS.orange.edge}
          strokeWidth="6"
        />
        <path
          d={arrowHead(to, before, 18)}
          fill={PAINTS.orange.edge}
          stroke={PAINTS.orange.edge}
          strokeWidth="2"
        />
      </g>
    </Board>
  );
}
