import type { ReactNode } from 'react';
import styles from './list-rows.module.css';

/** Lines with a hairline between them: words first, what can be done with them after. */
export const ListRows = ({ children }: { children: ReactNode }) => (
  <ul className={styles.rows}>{children}</ul>
);
