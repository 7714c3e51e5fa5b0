import type { ReactNode } from 'react';
import styles from './skeleton.module.css';

/** The frame of a card that is not there yet. */
export function SkeletonCard({ children }: { children: ReactNode }) {
  return (
    <div className={styles.card} aria-hidden="true">
      {children}
    </div>
  );
}
