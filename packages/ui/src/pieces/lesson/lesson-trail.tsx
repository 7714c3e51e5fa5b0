import type { ReactNode } from 'react';
import looks from './lesson-row.module.css';

/** The list that `LessonRow`s stand in, in order. */
export function LessonTrail({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  return (
    <ol className={looks.trail} aria-labelledby={labelledBy}>
      {children}
    </ol>
  );
}
