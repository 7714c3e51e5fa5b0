import type { ReactNode } from 'react';
import { Noodle } from '../../drawings/noodle.tsx';
import type { NoodleSuit } from '../../drawings/noodle-suit.ts';
import styles from './suit-room.module.css';

type Props = {
  labelledBy: string;
  /** What Noodle wears now. */
  suit: NoodleSuit;
  /** `SuitCard`s in `li`. */
  children: ReactNode;
};

/** Noodle before the parts of its suit. */
export function SuitRoom({ labelledBy, suit, children }: Props) {
  return (
    <div className={styles.room}>
      <span className={styles.who}>
        <Noodle mood="happy" size={260} suit={suit} />
      </span>
      <ul className={styles.parts} aria-labelledby={labelledBy}>
        {children}
      </ul>
    </div>
  );
}
