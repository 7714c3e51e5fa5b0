import { Icon } from '../../icons/icon.tsx';
import styles from './score-stars.module.css';

type Props = { /** Right the first time, of how many. */ right: number; total: number };

/** A result for who cannot read numbers yet: a star for each question, the right ones full. */
export function ScoreStars({ right, total }: Props) {
  return (
    <span className={styles.stars}>
      <span className="visually-hidden">{`${right} of ${total} stars.`}</span>
      {Array.from({ length: total }, (_, index) => (
        <span key={index} className={styles.star} data-full={index < right || undefined}>
          <Icon name="star" size={32} />
        </span>
      ))}
    </span>
  );
}
