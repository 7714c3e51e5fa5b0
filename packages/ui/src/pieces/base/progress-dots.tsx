import type {} from '../../styles/css-properties.ts';
import styles from './progress-dots.module.css';

const DOTS = [0, 1, 2, 3, 4] as const;

type Props = { label: string; value: number; max: number; valueText: string };

/** Progress in five dots: each fills from left to right. Takes the colours of the nearest `data-s` scope. */
export function ProgressDots({ label, value, max, valueText }: Props) {
  const filled = max > 0 ? (Math.min(value, max) / max) * DOTS.length : 0;
  return (
    <span className={styles.dots}>
      <progress
        className={styles.value}
        aria-label={label}
        value={value}
        max={max || 1}
        aria-valuetext={valueText}
      />
      {DOTS.map((dot) => (
        <span
          key={dot}
          className={styles.dot}
          style={{ '--v': Math.round(Math.min(Math.max(filled - dot, 0), 1) * 100) }}
        />
      ))}
    </span>
  );
}
