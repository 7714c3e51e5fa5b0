import type { ReactNode } from 'react';
import styles from '../illustration.module.css';

type Props = { alt: string; width?: number; height: number; bare?: boolean; children: ReactNode };

export const BOARD = 480;

/** A light card that a picture is drawn on, the same by day and by night. `bare` leaves the card out. */
export function Board({ alt, width = BOARD, height, bare = false, children }: Props) {
  return (
    <svg
      className={`${styles.picture} ${styles.board}`}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={alt}
    >
      {!bare && (
        <rect
          x="1.5"
          y="1.5"
          width={width - 3}
          height={height - 3}
          rx="18"
          className={styles.card}
          strokeWidth="3"
        />
      )}
      {children}
    </svg>
  );
}
