import { Icon } from '@noodlenaut/ui/icon';
import styles from './tutoring.module.css';

const PLACES = [1, 2, 3, 4, 5];

/** A rating of 1 to 5 as stars, said as a number. */
export const Stars = ({ rating, who }: { rating: number; who: string }) => (
  <span className={styles.stars}>
    <span className="visually-hidden">
      {who}: {rating} of 5 stars
    </span>
    <span className="soft small" aria-hidden="true">
      {who}
    </span>
    {PLACES.map((place) => (
      <span key={place} data-on={place <= rating || undefined} aria-hidden="true">
        <Icon name="star" size={20} />
      </span>
    ))}
  </span>
);
