import { useId } from 'react';
import type { ReactNode } from 'react';
import { Constellation } from '../../drawings/constellation.tsx';
import { CalendarArt } from '../../drawings/tile-art.tsx';
import styles from './daily-card.module.css';

type Props = {
  title: string;
  /** Says how many are done: the constellation only shows it. */
  text: string;
  done: number;
  /** Nothing once all are done. */
  action: ReactNode;
};

/** The day's questions on a subject's page, a star of the constellation for each that was tried. */
export function DailyCard({ title, text, done, action }: Props) {
  const heading = useId();
  return (
    <section className={styles.daily} aria-labelledby={heading}>
      <span className={styles.picture}>
        <CalendarArt />
      </span>
      <div className={styles.words}>
        <h2 id={heading}>{title}</h2>
        <p>{text}</p>
        <Constellation done={done} />
      </div>
      {action !== false && <div className={styles.action}>{action}</div>}
    </section>
  );
}
