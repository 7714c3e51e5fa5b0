import { useId } from 'react';
import type { ReactNode } from 'react';
import { CalendarArt } from '../drawings/tile-art.tsx';
import looks from './daily-card.module.css';

/** The daily challenge on a subject's page. */
export function DailyCard({ title, text, action }: { title: string; text: string; action: ReactNode }) {
  const heading = useId();
  return (
    <section className={looks.daily} aria-labelledby={heading}>
      <span className={looks.picture}>
        <CalendarArt />
      </span>
      <div>
        <h2 id={heading}>{title}</h2>
        <p>{text}</p>
      </div>
      {action}
    </section>
  );
}
