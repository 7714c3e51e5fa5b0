import { NoodleStill } from '@noodlenaut/ui/drawings/noodle-still';
import { useEffect, useRef } from 'react';
import styles from './look-at-wall.module.css';

/** The screen of a child while the podium comes on the wall: dark, so that all look up. */
export function LookAtWall() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <main id="main" className={styles.dark} tabIndex={-1}>
      <NoodleStill mood="excited" size={160} />
      <h1 tabIndex={-1} ref={heading}>
        Look at the wall
      </h1>
      <p>Your award comes in a moment.</p>
    </main>
  );
}
