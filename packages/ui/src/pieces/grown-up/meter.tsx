import type {} from '../../styles/css-properties.ts';
import styles from './meter.module.css';

type Props = {
  /** What is measured: 'Math progress'. */
  label: string;
  percent: number;
  tone: 'green' | 'yellow' | 'orange' | 'red';
};

/** A share as a slim bar. */
export function Meter({ label, percent, tone }: Props) {
  const shown = Math.min(100, Math.max(0, percent));
  return (
    <div className={styles.meter} data-tone={tone}>
      <progress className={styles.value} aria-label={label} value={shown} max={100} />
      <span className={styles.fill} style={{ '--v': shown }} />
    </div>
  );
}
