import { useId } from 'react';
import type { ReactNode } from 'react';
import looks from './resume-card.module.css';

type Props = { text: string; children: ReactNode };

/** A game that goes on without this player, and the way back into it. */
export function ResumeCard({ text, children }: Props) {
  const heading = useId();
  return (
    <section className={looks.card} aria-labelledby={heading}>
      <div>
        <h2 id={heading}>Continue your game</h2>
        <p>{text}</p>
      </div>
      {children}
    </section>
  );
}
