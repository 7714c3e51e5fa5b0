import type { ReactNode } from 'react';
import styles from './two-ways.module.css';

/** Two buttons in a `BottomBar` beside words: one over the other, so that the words keep their width. */
export const TwoWays = ({ children }: { children: ReactNode }) => (
  <div className={styles.ways}>{children}</div>
);
