import type { ReactNode } from 'react';
import styles from './dock-says.module.css';

/** What a crew member says from the bar. It takes its room from the bar, so it lies on nothing. */
export function DockSays({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.word}>
      <span className={styles.face} aria-hidden="true">
        {picture}
      </span>
      <p>{children}</p>
    </div>
  );
}
