import type { ReactNode } from 'react';
import styles from './grown-up-page.module.css';

type Props = { children: ReactNode; isForChild?: boolean };

/**
 * The calm look of grown-ups' screens: flat, hairlines, its own colours for bands and charts. The other pieces here live inside it. A
 * page that a child uses too has controls of 56 px instead of 44.
 */
export const GrownUpPage = ({ children, isForChild = false }: Props) => (
  <div className={isForChild ? `${styles.page} ${styles.child}` : styles.page}>{children}</div>
);
