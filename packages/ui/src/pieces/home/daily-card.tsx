import { useId } from 'react';
import type { ReactNode } from 'react';
import { CalendarArt } from '../../drawings/tile-art.tsx';
import { Icon } from '../../icons/icon.tsx';
import styles from './daily-card.module.css';

type Props = {
  title: string;
  /** Says how many are done: the stars only show it. */
  text: string;
  done: number;
  of: number;
  /** Nothing once all are done. */
  action: ReactNode;
};

/** The day's questions on a subject's page, a star for each that is done. */
export function DailyCard({ title, text, done, of, action }: Props) {
  const heading = useId();
  return (
    <section className={styles.daily} aria-labelledby={heading}>
      <span className={styles.picture}>
        <CalendarArt />
      </span>
      <div className={styles.words}>
        <h2 id={heading}>{title}</h2>
        <p>{text}</p>
        <span className={styles.stars} aria-hidden="true">
          {Array.from({ length: of }, (_, index) => (
            <span key={index} className={styles.star} data-done={index < done || undefined}>
              <Icon name={index < done ? 'check' : 'star'} size={20} />
            </span>
          ))}
        </span>
      </div>
      {action !== false && <div className={styles.action}>{action}</div>}
    </section>
  );
}
