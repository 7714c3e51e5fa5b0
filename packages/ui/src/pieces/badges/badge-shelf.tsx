import { Children } from 'react';
import type { ReactNode } from 'react';
import looks from './badge-shelf.module.css';

/** Badges on a noodle: each child is a `ShelfBadge`. The noodle goes on behind the last one. */
export function BadgeShelf({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  return (
    <ul className={looks.shelf} aria-labelledby={labelledBy}>
      {Children.map(children, (badge) => (
        <li>{badge}</li>
      ))}
    </ul>
  );
}
