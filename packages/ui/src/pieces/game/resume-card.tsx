import type { ReactNode } from 'react';
import looks from './resume-card.module.css';

type Props = { text: string; children: ReactNode };

/** A game that goes on without this player, and the way back into it. */
export function ResumeCard({ text, children }: Props) {
  return (
    <section className={looks.card} aria-labelledby="resume">
      <div>
        <h2 id="resume">Continue your game</h2>
        <p>{text}</p>
      </div>
      {children}
    </section>
  );
}
