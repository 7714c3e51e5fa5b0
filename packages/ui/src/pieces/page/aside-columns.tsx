import type { ReactNode } from 'react';
import styles from './aside-columns.module.css';

/** A subject's page: the lessons, and the teacher beside them; on phones the teacher comes first, in the flow. */
export function AsideColumns({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      <aside className={styles.aside}>{aside}</aside>
    </div>
  );
}
