import type { ReactNode } from 'react';
import styles from './lesson-row.module.css';

/** The list that `LessonRow`s stand in, in order. */
export function LessonTrail({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  return (
    <ol className={styles.trail} aria-labelledby={labelledBy}>
      {children}
    </ol>
  );
}
