import type {} from '../../styles/css-properties.ts';
import { classNames } from '../../styles/class-names.ts';
import styles from './noodle-bar.module.css';

type Props = {
  /** What is measured: 'Math progress'. */
  label: string;
  value: number;
  max?: number;
  /** Said instead of the percentage: '6 of 10 lessons'. */
  valueText?: string;
  fat?: boolean;
};

/** Progress as a noodle. Takes the colours of the nearest `data-s` scope, the sun's outside of one. */
export function NoodleBar({ label, value, max = 100, valueText, fat }: Props) {
  const now = Math.min(Math.max(value, 0), max);
  const percent = max > 0 ? (now / max) * 100 : 0;
  return (
    <div className={classNames(styles.track, fat && styles.fat)}>
      <progress
        className={styles.value}
        aria-label={label}
        value={now}
        max={max}
        {...(valueText === undefined ? {} : { 'aria-valuetext': valueText })}
      />
      {percent > 0 && <span className={styles.strand} style={{ '--v': percent }} />}
    </div>
  );
}
