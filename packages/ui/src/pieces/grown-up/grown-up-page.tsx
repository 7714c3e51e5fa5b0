import type { ReactNode } from 'react';
import styles from './grown-up-page.module.css';

/** The calm look of grown-ups' screens: flat, hairlines, its own colours for bands and charts. The other pieces here live inside it. */
export const GrownUpPage = ({ children }: { children: ReactNode }) => (
  <div className={styles.page}>{children}</div>
);
