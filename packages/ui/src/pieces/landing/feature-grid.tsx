import type { ReactNode } from 'react';
import styles from './feature-grid.module.css';

/** Three features side by side, under each other on phones. */
export function FeatureGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles.grid} aria-label={label}>
      {children}
    </section>
  );
}
