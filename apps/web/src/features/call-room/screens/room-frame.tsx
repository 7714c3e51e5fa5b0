import type { ReactNode } from 'react';
import styles from './room-frame.module.css';

type Props = { title: string; text: ReactNode; actions?: ReactNode; children: ReactNode };

/** The page before and after the call: a bar and one column. */
export function RoomFrame({ title, text, actions, children }: Props) {
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <div className={styles.grow}>
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          <p className={styles.text}>{text}</p>
        </div>
        {actions}
      </header>
      <main id="main" className={styles.column}>
        {children}
      </main>
    </div>
  );
}
