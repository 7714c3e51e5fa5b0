import type { ReactNode } from 'react';
import styles from './picture-tile-grid.module.css';

/** Three picture tiles: one under the other on a phone, side by side where there is room. */
export function PictureTileGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles.grid} aria-label={label}>
      {children}
    </section>
  );
}
