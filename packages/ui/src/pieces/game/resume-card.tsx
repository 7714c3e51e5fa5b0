import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './resume-card.module.css';

type Props = { title?: string; text: string; children: ReactNode };

/** Something that waits for this child, and the way to it: a game that goes on without them. */
export function ResumeCard({ title = 'Continue your game', text, children }: Props) {
  const heading = useId();
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <div>
        <h2 id={heading}>{title}</h2>
        <p>{text}</p>
      </div>
      {children}
    </section>
  );
}
