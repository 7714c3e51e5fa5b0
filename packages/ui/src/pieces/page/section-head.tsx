import type { ReactNode } from 'react';
import styles from './section-head.module.css';

/** A section's heading with what belongs at its right. */
export function SectionHead({ id, title, children }: { id: string; title: string; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  );
}
