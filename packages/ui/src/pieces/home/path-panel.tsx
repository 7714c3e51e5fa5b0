import { useId } from 'react';
import type { ReactNode } from 'react';
import { NoodleBar } from './noodle-bar.tsx';
import styles from './path-panel.module.css';

type Props = {
  title: string;
  /** The path's name and who made it; left out for those who go by pictures. */
  text?: string;
  done: number;
  of: number;
  /** Says how many are done: '3 of 12'. */
  doneText: string;
  /** A choice between several paths. */
  choice?: ReactNode;
  /** The big thing to press, or the praise at the end. */
  next: ReactNode;
  /** A `PathTrail` of what comes after it. */
  trail?: ReactNode;
};

/** A learning path on a child's dashboard: the next step big, then the way on. */
export function PathPanel({ title, text, done, of, doneText, choice, next, trail }: Props) {
  const heading = useId();
  return (
    <section className={styles.path} aria-labelledby={heading}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 id={heading}>{title}</h2>
          {text !== undefined && <p>{text}</p>}
        </div>
        <div className={styles.done}>
          <NoodleBar label={title} value={done} max={of} valueText={doneText} fat />
          <b>{doneText}</b>
        </div>
      </div>
      {choice}
      <div className={styles.way}>
        {next}
        {trail}
      </div>
    </section>
  );
}
