import { useId } from 'react';
import type { ReactNode } from 'react';
import { CalendarArt } from '../../drawings/tile-art.tsx';
import { Icon } from '../../icons/icon.tsx';
import looks from './daily-card.module.css';

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
    <section className={looks.daily} aria-labelledby={heading}>
      <span className={looks.picture}>
        <CalendarArt />
      </span>
      <div className={looks.words}>
        <h2 id={heading}>{title}</h2>
        <p>{text}</p>
        <span className={looks.stars} aria-hidden="true">
          {Array.from({ length: of }, (_, index) => (
            <span key={index} className={looks.star} data-done={index < done || undefined}>
              <Icon name={index < done ? 'check' : 'star'} size={20} />
            </span>
          ))}
        </span>
      </div>
      {action !== false && <div className={looks.action}>{action}</div>}
    </section>
  );
}
