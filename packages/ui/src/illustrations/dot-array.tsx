import { Note } from './parts/after.tsx';
import type { IllustrationOf } from '@noodlenaut/domain';
import { Picture } from './picture.tsx';
import styles from './illustration.module.css';

const CELL = 48;
const GAP = 26;

type Props = Omit<IllustrationOf<'array'>, 'kind'>;

/** Rows and columns of counters; a cut parts the columns, and the counters behind it are of another look. */
export function DotArray({ rows, columns, cut, alt }: Props) {
  const split = cut !== undefined && cut < columns ? cut : columns;
  const gap = split < columns ? GAP : 0;
  const width = columns * CELL + 24 + gap;
  const line = 12 + split * CELL + gap / 2;
  return (
    <Picture alt={alt} width={width} height={rows * CELL + 24}>
      <rect
        x="2"
        y="2"
        width={width - 4}
        height={rows * CELL + 20}
        rx="18"
        className={styles.paper}
        strokeWidth="3"
      />
      {gap > 0 && (
        <path
          d={`M${line} 10V${rows * CELL + 14}`}
          className={styles.ink}
          strokeWidth="4"
          strokeDasharray="10 9"
        />
      )}
      {Array.from({ length: rows * columns }, (_, index) => {
        const column = index % columns;
        const x = 12 + column * CELL + CELL / 2 + (column >= split ? gap : 0);
        const y = 12 + Math.floor(index / columns) * CELL + CELL / 2;
        return column < split ? (
          <circle key={index} data-count cx={x} cy={y} r="17" className={styles.counter} strokeWidth="3.5" />
        ) : (
          <rect
            key={index}
            data-count
            x={x - 15}
            y={y - 15}
            width="30"
            height="30"
            rx="7"
            className={styles.full}
            strokeWidth="3.5"
          />
        );
      })}
      {Array.from({ length: rows }, (_, row) => (
        <Note
          key={`row ${row}`}
          text={String((row + 1) * columns)}
          x={width - 12 - CELL / 2}
          y={12 + row * CELL + CELL / 2}
          order={row}
        />
      ))}
    </Picture>
  );
}
