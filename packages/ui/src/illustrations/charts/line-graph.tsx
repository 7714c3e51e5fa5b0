import { Note } from '../parts/after.tsx';
import { scaleStep, ticks, written } from '../measures/scale-step.ts';
import { Board, BOARD } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { fitText, textWidth } from '../parts/fit-text.ts';
import { INK, PAINTS, SOFT } from '../parts/paints.ts';
import { pathOf } from '../parts/polar.ts';
import { Words } from '../parts/words.tsx';

const TOP = 46;
const FLOOR = 232;
const RIGHT = BOARD - 20;

/** Points joined by a line, read off the grid. */
export function LineGraph({ picture: { points, unit, alt } }: Drawn<'line-graph'>) {
  const values = points.map(({ value }) => value);
  const [low, high] = [Math.min(0, ...values), Math.max(...values)];
  const step = scaleStep(Math.max(high - low, 1e-3), 6);
  const min = Math.floor(low / step) * step;
  const max = Math.max(Math.ceil(high / step) * step, min + step);
  const scale = ticks(min, max, step);
  const left = 22 + Math.max(...scale.map((at) => textWidth(written(at)))) * 22;
  const room = (RIGHT - left) / points.length;
  const size = Math.min(...points.map(({ label }) => fitText(label, room - 4, 40, 21).size));
  const yOf = (value: number) => FLOOR - ((value - min) / (max - min)) * (FLOOR - TOP);
  const at = points.map(({ value }, index): [number, number] => [left + (index + 0.5) * room, yOf(value)]);
  return (
    <Board alt={alt} height={286}>
      {unit !== undefined && <Words text={unit} x={16} y={22} width={200} size={22} anchor="start" />}
      {scale.map((value) => (
        <g key={value}>
          <path d={`M${left} ${yOf(value)}H${RIGHT}`} stroke={SOFT} strokeWidth="1.5" opacity=".7" />
          <Words text={written(value)} x={left - 8} y={yOf(value)} width={110} size={22} anchor="end" />
        </g>
      ))}
      <path d={`M${left} ${TOP - 8}V${FLOOR}H${RIGHT}`} fill="none" stroke={INK} strokeWidth="4" />
      <path d={pathOf(at, false)} fill="none" stroke={PAINTS.blue.edge} strokeWidth="5" />
      {at.map(([x, y], index) => (
        <g key={index}>
          <path d={`M${x} ${FLOOR}v7`} stroke={INK} strokeWidth="3" />
          <circle cx={x} cy={y} r="8" fill={PAINTS.yellow.fill} stroke={PAINTS.blue.edge} strokeWidth="4" />
          <Words text={points[index]?.label ?? ''} x={x} y={259} width={room - 4} height={40} size={size} />
          {(points.length <= 7 || index === 0 || index === points.length - 1) && (
            <Note
              text={written(points[index]?.value ?? 0)}
              x={x}
              y={Math.max(14, y - 22)}
              size={17}
              order={index}
            />
          )}
        </g>
      ))}
    </Board>
  );
}
