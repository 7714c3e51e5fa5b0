import type { ReactNode } from 'react';
import styles from './print-only.module.css';

/** A line that stands on paper and not on the screen. */
export const PrintOnly = ({ children }: { children: ReactNode }) => <p className={styles.only}>{children}</p>;
