import type { ReactElement } from 'react';
import { ChartFrame } from './chart-frame.tsx';
import { linePath } from './line-path.ts';
import styles from './line-chart.module.css';
import { spreadLabels } from './spread-labels.ts';

type Props = {
  caption: string;
  /** What the ticks are: 'Week to'. */
  rowName: string;
  ticks: readonly string[];
  /** At most three, whole percents, as many as ticks; null: not known, which is a gap. */
  series: readonly { readonly name: string; readonly percents: readonly (number | null)[] }[];
  /** Long names stand above the chart; short ones at the line's end. */
  names?: 'at-end' | 'above';
};

const WIDE = 720;
const STEPS = [0, 25, 50, 75, 100];
const TOP = 14;
const DASHES = ['', '7 4', '2 5'];
const LABEL_GAP = 18;
/** For '100%' at the end of a line. */
const PERCENT_WIDTH = 56;

/** What is known of a line last. */
const latest = (percents: readonly (number | null)[]): number =>
  percents.findLast((one) => one !== null) ?? 0;

const marker = (line: number, x: number, y: number): ReactElement => {
  const paint = { fill: `var(--series-${line + 1})` };
  if (line === 0) return <circle cx={x} cy={y} r="4.5" style={paint} />;
  if (line === 1) return <rect x={x - 4.2} y={y - 4.2} width="8.4" height="8.4" style={paint} />;
  return <path d={`M${x} ${y - 5.4}l5 9h-10z`} style={paint} />;
};

/** Shares over time: lines told apart by colour, dash and marker, each named at its end. */
export function LineChart({ caption, rowName, ticks, series, names = 'at-end' }: Props) {
  const isAbove = names === 'above';
  const draw = (width: number) => {
    const isWide = width === WIDE;
    const [left, labels, tall] = isWide ? [44, 120, 240] : [40, 92, 190];
    const right = isAbove ? PERCENT_WIDTH : labels;
    const across = width - left - right;
    const x = (at: number) => left + (across * at) / Math.max(1, ticks.length - 1);
    const y = (percent: number) => TOP + tall * (1 - percent / 100);
    const ends = spreadLabels(
      series.map(({ percents }) => y(latest(percents))),
      LABEL_GAP,
      TOP + tall,
    );
    const every = isWide ? 1 : 3;
    return {
      height: TOP + tall + 30,
      shapes: (
        <>
          {STEPS.map((step) => (
            <g key={step}>
              <path data-grid d={`M${left} ${y(step)}h${across}`} />
              <text x={left - 8} y={y(step) + 4} textAnchor="end">
                {step}%
              </text>
            </g>
          ))}
          {ticks.map((tick, at) =>
            (ticks.length - 1 - at) % every === 0 ? (
              <text key={tick} x={x(at)} y={TOP + tall + 22} textAnchor="middle">
                {tick}
              </text>
            ) : null,
          )}
          {series.map(({ name, percents }, line) => (
            <g key={name}>
              <path
                d={linePath(
                  percents.map((percent, at) => (percent === null ? null : { x: x(at), y: y(percent) })),
                )}
                fill="none"
                strokeWidth="2.5"
                strokeLinejoin="round"
                strokeLinecap="round"
                strokeDasharray={DASHES[line]}
                style={{ stroke: `var(--series-${line + 1})` }}
              />
              {percents.map((percent, at) =>
                percent === null ? null : <g key={ticks[at]}>{marker(line, x(at), y(percent))}</g>,
              )}
              <text
                data-strong
                x={x(ticks.length - 1) + 10}
                y={(ends[line] ?? 0) + 4}
                style={{ fill: `var(--series-${line + 1})` }}
              >
                {isAbove ? '' : `${name} `}
                {latest(percents)}%
              </text>
            </g>
          ))}
        </>
      ),
    };
  };
  const chart = (
    <ChartFrame
      table={{
        caption,
        columns: [rowName, ...series.map(({ name }) => name)],
        rows: ticks.map((tick, at) => [
          tick,
          ...series.map(({ percents }) => (typeof percents[at] === 'number' ? `${percents[at]}%` : '–')),
        ]),
      }}
      draw={draw}
      wide={WIDE}
    />
  );
  return isAbove ? (
    <div className={styles.named}>
      <ul className={styles.names} aria-hidden="true">
        {series.map(({ name }, line) => (
          <li key={name}>
            <svg width="40" height="16" viewBox="0 0 40 16">
              <path
                d="M1 8h38"
                strokeWidth="2.5"
                strokeDasharray={DASHES[line]}
                style={{ stroke: `var(--series-${line + 1})` }}
              />
              {marker(line, 20, 8)}
            </svg>
            {name}
          </li>
        ))}
      </ul>
      {chart}
    </div>
  ) : (
    chart
  );
}
