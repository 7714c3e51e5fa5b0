import { Note } from './parts/after.tsx';
import { Words } from './parts/words.tsx';
import { Picture } from './picture.tsx';
import styles from './illustration.module.css';

const TOP = 16;
const FLOOR = 232;
const LEFT = 56;
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000] as const;
const MOST_LINES = 6;

type Props = { bars: readonly { label: string; value: number }[]; alt: string };

/** Bars on a grid with numbers at the side. The values are read off the grid: they are not written on the bars. */
export function BarChart({ bars, alt }: Props) {
  const highest = Math.max(1, ...bars.map((bar) => bar.value));
  const step = STEPS.find((size) => highest / size <= MOST_LINES) ?? highest;
  const lines = Math.ceil(highest / step);
  const yOf = (value: number) => FLOOR - (value / (lines * step)) * (FLOOR - TOP);
  const longest = Math.max(...bars.map((bar) => bar.label.length));
  const room = Math.max(72, Math.min(longest, 16) * (longest > 8 ? 10 : 12), 360 / bars.length);
  const width = LEFT + bars.length * room + 12;
  return (
    <Picture alt={alt} width={width} height={280}>
      {Array.from({ length: lines + 1 }, (_, index) => (
        <g key={index}>
          <path
            d={`M${LEFT} ${yOf(index * step)}H${width - 8}`}
            className={styles.faint}
            strokeWidth="2"
            opacity=".6"
          />
          <text x={LEFT - 12} y={yOf(index * step) + 8} fontSize="22" textAnchor="end">
            {index * step}
          </text>
        </g>
      ))}
      {bars.map((bar, index) => {
        const x = LEFT + index * room + room * 0.18;
        const y = yOf(bar.value);
        return (
          <g key={bar.label}>
            {bar.value > 0 && (
              <path
                d={`M${x} ${FLOOR}V${y + 8}q0-8 8-8h${room * 0.64 - 16}q8 0 8 8V${FLOOR}z`}
                className={styles.bar}
                strokeWidth="4"
              />
            )}
            <Note text={String(bar.value)} x={x + room * 0.32} y={Math.max(16, y - 14)} order={index} />
            <Words
              text={bar.label}
              x={x + room * 0.32}
              y={256}
              width={room - 4}
              height={44}
              size={longest > 8 ? 18 : 22}
            />
          </g>
        );
      })}
      <path d={`M${LEFT} ${TOP - 8}V${FLOOR}H${width - 8}`} className={styles.ink} strokeWidth="4" />
    </Picture>
  );
}
