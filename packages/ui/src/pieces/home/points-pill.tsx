import { Icon } from '../../icons/icon.tsx';
import styles from './points-pill.module.css';

/** The account's points, in the header. */
export function PointsPill({ points }: { points: number }) {
  return (
    <span className={styles.pill}>
      <Icon name="star" size={20} />
      {points}
      <span className={styles.word}>{points === 1 ? 'point' : 'points'}</span>
    </span>
  );
}
