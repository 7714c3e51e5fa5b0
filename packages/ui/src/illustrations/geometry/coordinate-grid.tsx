import { After, Note, Ring } from '../parts/after.tsx';
import { scaleStep, ticks, written } from '../measures/scale-step.ts';
import { Board } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { INK, PAINTS, SOFT } from '../parts/paints.ts';
import { Words } from '../parts/words.tsx';

const SIDE = 310;
const PAD = 34;

/** A square grid with both axes, and points on it. */
export function CoordinateGrid({ picture: { from, to, points, alt } }: Drawn<'coordinate-grid'>) {
  const unit = SIDE / (to - from);
  const xOf = (value: number) => PAD + (value - from) * unit;
  const yOf = (value: number) => PAD + SIDE - (value - from) * unit;
  const axis = Math.min(Math.max(0, from), to);
  const lines = ticks(from, to, 1);
  const named = ticks(from, to, unit > 26 ? 1 : Math.max(1, scaleStep(to - from, 8)));
  return (
    <Board alt={alt} width={SIDE + 2 * PAD} height={SIDE + 2 * PAD}>
      <path
        d={lines.map((at) => `M${xOf(at)} ${PAD}v${SIDE}M${PAD} ${yOf(at)}h${SIDE}`).join('')}
        stroke={SOFT}
        strokeWidth="1.5"
        opacity=".65"
      />
      <path
        d={`M${xOf(axis)} ${PAD - 10}V${PAD + SIDE + 6}M${PAD - 6} ${yOf(axis)}H${PAD + SIDE + 10}`}
        stroke={INK}
        strokeWidth="4"
      />
      <Words text="x" x={PAD + SIDE + 20} y={yOf(axis)} width={24} size={22} />
      <Words text="y" x={xOf(axis)} y={PAD - 21} width={24} size={22} />
      {named.map((at) => (
        <g key={at}>
          <Words
            text={written(at)}
            x={xOf(at) - (at === 0 && from < 0 ? 10 : 0)}
            y={yOf(axis) + 16}
            width={40}
            size={18}
          />
          {(at !== 0 || from === 0) && (
            <Words text={written(at)} x={xOf(axis) - 8} y={yOf(at)} width={28} size={18} anchor="end" />
          )}
        </g>
      ))}
      {points.map(({ at: [x, y], label }, index) => {
        const [px, py] = [xOf(x), yOf(y)];
        const leftward = px > PAD + SIDE - 50;
        return (
          <g key={index}>
            <After order={index}>
              <path
                d={`M${px} ${py}V${yOf(axis)}M${px} ${py}H${xOf(axis)}`}
                stroke={PAINTS.orange.edge}
                strokeWidth="3.5"
                strokeDasharray="7 6"
              />
            </After>
            <circle
              cx={px}
              cy={py}
              r="8"
              fill={PAINTS.orange.fill}
              stroke={PAINTS.orange.edge}
              strokeWidth="3.5"
            />
            {label !== undefined && (
              <Words
                text={label}
                x={px + (leftward ? -13 : 13)}
                y={py < PAD + 16 ? py + 18 : py - 15}
                width={120}
                size={23}
                anchor={leftward ? 'end' : 'start'}
              />
            )}
            <Note
              text={`(${written(x)}, ${written(y)})`}
              x={Math.min(Math.max(px, 40), PAD * 2 + SIDE - 40)}
              y={Math.min(py + (py < PAD + 16 ? 44 : 24), PAD * 2 + SIDE - 14)}
              size={17}
              order={index + 1}
            />
          </g>
        );
      })}
      {points.length === 0 && <Ring x={xOf(axis)} y={yOf(axis)} r={12} />}
    </Board>
  );
}
