import type { SubjectId } from '@noodlenaut/domain';
import { SubjectEmoji } from '@noodlenaut/ui/drawings/subject-emoji';
import { useId, type ReactNode } from 'react';
import { StatusBand } from './status-band.tsx';
import styles from './tutoring.module.css';

type Props = {
  subject: SubjectId;
  title: string;
  status: string;
  /** Whose it is, for a guardian of several children. */
  child: string | null;
  facts: readonly string[];
  /** What can be done, at the end of the row. */
  ways?: ReactNode;
  /** Under the facts: a note, ratings, a question. */
  children?: ReactNode;
};

/** A request or a session in a list. */
export function RowCard({ subject, title, status, child, facts, ways, children }: Props) {
  const heading = useId();
  return (
    <li className={styles.card} data-s={subject} aria-labelledby={heading}>
      <span className={styles.emoji}>
        <SubjectEmoji subject={subject} size={22} />
      </span>
      <div className={styles.words}>
        <div className={styles.head}>
          <h3 id={heading}>{title}</h3>
          <StatusBand status={status} />
          {child !== null && <span className={styles.child}>for {child}</span>}
        </div>
        <p className="soft">{facts.filter((fact) => fact !== '').join(' · ')}</p>
        {children}
      </div>
      {ways !== undefined && <div className={styles.ways}>{ways}</div>}
    </li>
  );
}
