import { Bar, barHeight } from './bar.tsx';
import { ChartFrame } from './chart-frame.tsx';

type Props = {
  caption: string;
  /** What the weeks are called by: 'Week to'. */
  rowName: string;
  weeks: readonly string[];
  /** Whole numbers, as many as weeks: each a column of the table, all together a bar. */
  parts: readonly { readonly name: string; readonly counts: readonly number[] }[];
};

const WIDE = 520;
const TOP = 22;
const TALL = 150;

/** A sum a week as a bar; what it is made of stands in the table. */
export function WeekBars({ caption, rowName, weeks, parts }: Props) {
  const sums = weeks.map((_, at) => parts.reduce((sum, { counts }) => sum + (counts[at] ?? 0), 0));
  const most = Math.max(1, ...sums);
  const base = TOP + TALL;
  const draw = (width: number) => {
    const step = width / Math.max(1, weeks.length);
    return {
      height: base + 28,
      shapes: (
        <>
          <path data-axis d={`M0 ${base}h${width}`} />
          {sums.map((sum, at) => {
            const middle = step * (at + 0.5);
            return (
              <g key={weeks[at]}>
                <Bar
                  middle={middle}
                  base={base}
                  tall={barHeight(sum, TALL / most)}
                  breadth={Math.min(40, step * 0.66)}
                  isMost={sum === most}
                >
                  {String(sum)}
                </Bar>
                {(width === WIDE || (weeks.length - 1 - at) % 2 === 0) && (
                  <text x={middle} y={base + 20} textAnchor="middle">
                    {weeks[at]}
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
        columns: [rowName, ...parts.map(({ name }) => name), 'All'],
        rows: weeks.map((week, at) => [
          week,
          ...parts.map(({ counts }) => String(counts[at] ?? 0)),
          String(sums[at] ?? 0),
        ]),
      }}
      draw={draw}
      wide={WIDE}
    />
  );
}
