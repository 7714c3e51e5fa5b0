import { Bar, barHeight } from './bar.tsx';
import { ChartFrame } from './chart-frame.tsx';

type Props = {
  caption: string;
  unit: string;
  days: readonly {
    /** 'Thu, Nov 19' in the table. */
    readonly name: string;
    readonly weekday: string;
    readonly number: string;
    readonly count: number;
  }[];
};

const WIDE = 520;
const TOP = 22;
const TALL = 150;
/** One lesson a day is not a full column. */
const SCALE_LEAST = 3;

/** A count a day; the busiest day stands out, an empty one says 0. */
export function DayBars({ caption, unit, days }: Props) {
  const most = Math.max(1, ...days.map(({ count }) => count));
  const scale = Math.max(SCALE_LEAST, most);
  const draw = (width: number) => {
    const step = width / Math.max(1, days.length);
    const base = TOP + TALL;
    const breadth = Math.min(34, step * 0.66);
    return {
      height: base + 46,
      shapes: (
        <>
          <path data-axis d={`M0 ${base}h${width}`} />
          {days.map(({ name, weekday, number, count }, at) => {
            const middle = step * (at + 0.5);
            const tall = barHeight(count, TALL / scale);
            return (
              <g key={name}>
                <Bar middle={middle} base={base} tall={tall} breadth={breadth} isMost={count === most}>
                  {String(count)}
                </Bar>
                <text x={middle} y={base + 18} textAnchor="middle">
                  {weekday.charAt(0)}
                </text>
                {(width === WIDE || (days.length - 1 - at) % 2 === 0) && (
                  <text x={middle} y={base + 36} textAnchor="middle">
                    {number}
                  </text>
                )}
              </g>
            );
          })}
        </>
      ),
    };
  };
  return (
    <ChartFrame
      table={{
        caption,
        columns: ['Day', unit],
        rows: days.map(({ name, count }) => [name, String(count)]),
      }}
      draw={draw}
      wide={WIDE}
    />
  );
}
