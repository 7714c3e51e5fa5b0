import type { ReactNode } from 'react';
import looks from './aside-columns.module.css';

/** A subject's page: the lessons, and the teacher beside them; on phones the teacher comes first, in the flow. */
export function AsideColumns({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className={looks.columns}>
      <div className={looks.main}>{children}</div>
      <aside className={looks.aside}>{aside}</aside>
    </div>
  );
}
