import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './plan-grid.module.css';

/** The plans with their heading. */
export function PlanGrid({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading}>{title}</h2>
        <p>{text}</p>
      </div>
      <div className={styles.grid}>{children}</div>
    </section>
  );
}
