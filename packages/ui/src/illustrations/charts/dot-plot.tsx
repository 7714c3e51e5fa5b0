import { Note } from '../parts/after.tsx';
import { ticks, written } from '../measures/scale-step.ts';
import { Board, BOARD } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { dotLevels } from './dot-levels.ts';
import { textWidth } from '../parts/fit-text.ts';
import { INK, PAINTS } from '../parts/paints.ts';
import { Words } from '../parts/words.tsx';

const PAD = 34;

/** Equal dots stacked above a number line. */
export function DotPlot({ picture: { from, to, step, values, alt } }: Drawn<'dot-plot'>) {
  const steps = (to - from) / step;
  const room = (BOARD - 2 * PAD) / Math.max(steps, 1);
  const xOf = (value: number) => PAD + ((value - from) / (to - from)) * (BOARD - 2 * PAD);
  const levels = dotLevels(values, ((to - from) / Math.max(steps, 1)) * 0.86);
  const highest = Math.max(...levels) + 1;
  const size = Math.min(30, room * 0.86, 210 / highest);
  const floor = Math.max(70, highest * size + 24);
  const scale = ticks(from, to, step);
  const every = Math.ceil((Math.max(...scale.map((at) => textWidth(written(at)))) * 24 + 8) / room);
  return (
    <Board alt={alt} height={floor + 58}>
      <path d={`M14 ${floor}H${BOARD - 14}`} stroke={INK} strokeWidth="4" />
      {scale.map((value, index) => (
        <g key={value}>
          <path d={`M${xOf(value)} ${floor - 7}v14`} stroke={INK} strokeWidth="3" />
          {index % every === 0 && (
            <Words
              text={written(value)}
              x={xOf(value)}
              y={floor + 30}
              width={Math.min(room * every, 2 * PAD - 4)}
              size={24}
            />
          )}
        </g>
      ))}
      {values.map((value, index) => (
        <circle
          key={index}
          cx={xOf(value)}
          cy={floor - 10 - size / 2 - (levels[index] ?? 0) * size}
          r={size / 2 - 1.5}
          fill={PAINTS.orange.fill}
          stroke={PAINTS.orange.edge}
          strokeWidth="2.5"
        />
      ))}
      {[...new Set(values)].map((value, index) => {
        const count = values.filter((other) => other === value).length;
        const top = Math.max(...values.map((other, at) => (other === value ? (levels[at] ?? 0) : 0)));
        return (
          <Note
            key={`note ${value}`}
            text={String(count)}
            x={xOf(value)}
            y={Math.max(13, floor - 10 - (top + 1) * size - 12)}
            size={16}
            order={index}
          />
        );
      })}
    </Board>
  );
}
