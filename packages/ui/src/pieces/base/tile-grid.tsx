import type { ReactNode } from 'react';
import styles from './tile-grid.module.css';

/** The room for three tiles: the main one wide, two beside or under it. */
export function TileGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles.grid} aria-label={label}>
      {children}
    </section>
  );
}
