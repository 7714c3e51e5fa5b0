import { Icon } from '../../icons/icon.tsx';
import type {} from '../../styles/css-properties.ts';
import styles from './progress-stars.module.css';

const STARS = [0, 1, 2, 3, 4] as const;

type Props = { label: string; value: number; max: number };

/** Progress for who cannot read a percent yet: five stars, full, half or empty. Said as '3 of 5 stars'. */
export function ProgressStars({ label, value, max }: Props) {
  const filled = max > 0 ? (Math.min(Math.max(value, 0), max) / max) * STARS.length : 0;
  return (
    <span className={styles.stars}>
      <progress
        className={styles.value}
        aria-label={label}
        value={value}
        max={max || 1}
        aria-valuetext={`${Math.floor(filled)} of ${STARS.length} stars`}
      />
      {STARS.map((star) => (
        <span key={star} className={styles.star} data-full={filled >= star + 1 || undefined}>
          <Icon name="star" size={26} />
          {filled > star && filled < star + 1 && (
            <span className={styles.half}>
              <Icon name="star" size={26} />
            </span>
          )}
        </span>
      ))}
    </span>
  );
}
