import { Children } from 'react';
import type { ReactNode } from 'react';
import styles from './subject-grid.module.css';

/** The list of subject cards: two columns on a phone, four on a desktop. */
export function SubjectGrid({ children }: { children: ReactNode }) {
  return (
    <ul className={styles.grid}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}
