import type { ReactNode } from 'react';
import looks from './feature-grid.module.css';

/** Three features side by side, under each other on phones. */
export function FeatureGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={looks.grid} aria-label={label}>
      {children}
    </section>
  );
}
