import type { ReactNode } from 'react';
import looks from './skeleton.module.css';

/** The frame of a card that is not there yet. */
export function SkeletonCard({ children }: { children: ReactNode }) {
  return (
    <div className={looks.card} aria-hidden="true">
      {children}
    </div>
  );
}
