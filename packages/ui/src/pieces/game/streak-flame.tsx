import styles from './streak-flame.module.css';

/** How many right answers in a row a flame stands for at least. */
export const FLAME_FROM = 3;

/** Right answers in a row, as a flame with the number. */
export const StreakFlame = ({ streak }: { streak: number }) => (
  <span className={styles.streak}>
    <svg viewBox="0 0 24 28" aria-hidden="true">
      <path
        className={styles.outer}
        d="M12 1c1 5 8 8 8 16a8 8 0 0 1-16 0c0-4 2-6 3-9 1 2 2 3 3 3 1-3 0-6 2-10z"
      />
      <path className={styles.inner} d="M12 14c1 2 4 3 4 7a4 4 0 0 1-8 0c0-3 3-4 4-7z" />
    </svg>
    <span className="num">
      {streak}
      <span className="visually-hidden"> right in a row</span>
    </span>
  </span>
);
