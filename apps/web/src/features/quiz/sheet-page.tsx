import type { ReactNode } from 'react';
import styles from './quiz.module.css';

/** The page under a sheet: nothing else is on it. */
export const SheetPage = ({ children }: { children: ReactNode }) => (
  <main id="main" className={styles.page} tabIndex={-1}>
    {children}
  </main>
);
