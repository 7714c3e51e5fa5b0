import { Children } from 'react';
import type { ReactNode } from 'react';
import styles from './badge-shelf.module.css';

/** Badges on a noodle: each child is a `ShelfBadge`. The noodle goes on behind the last one. */
export function BadgeShelf({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  return (
    <ul className={styles.shelf} aria-labelledby={labelledBy}>
      {Children.map(children, (badge) => (
        <li>{badge}</li>
      ))}
    </ul>
  );
}
