import type { SubjectId } from '@noodlenaut/domain';
import type { ReactNode } from 'react';
import { Persona } from '../../drawings/persona.tsx';
import { Icon } from '../../icons/icon.tsx';
import styles from './lesson-summary.module.css';
import { ScoreStars } from './score-stars.tsx';
import { StatTile } from '../base/stat-tile.tsx';

type Props = {
  subject: SubjectId;
  title: string;
  /** A `SpokenText` each. */
  learned: ReactNode;
  funFact: ReactNode;
  /** Right the first time, of how many. */
  right: number;
  total: number;
  points: number;
  /** The score as stars, for who cannot read numbers yet. */
  isDrawn?: boolean;
  /** Names what was done. */
  praise: ReactNode;
  speak?: ReactNode;
  /** While the voice reads. */
  isTalking?: boolean;
};

/** The last step: what was learned, a fun fact and the score. */
export function LessonSummary({
  subject,
  title,
  learned,
  funFact,
  right,
  total,
  points,
  isDrawn = false,
  praise,
  speak,
  isTalking = false,
}: Props) {
  return (
    <div className={styles.summary}>
      <div className={styles.ask}>
        <h1 tabIndex={-1}>{title}</h1>
        {speak}
      </div>
      <div className={styles.words}>
        <section className={styles.panel}>
          <h2>What you learned</h2>
          <p>{learned}</p>
        </section>
        <section className={styles.fact}>
          <span className={styles.bulb}>
            <Icon name="lightbulb" size={32} />
          </span>
          <div>
            <h2>Fun fact</h2>
            <p>{funFact}</p>
          </div>
        </section>
      </div>
      <section className={styles.finish} aria-label="Your score">
        <span className={styles.who}>
          <Persona subject={subject} pose={isTalking ? 'talking' : 'idle'} endless size={220} />
        </span>
        <div className={styles.score}>
          {isDrawn ? (
            <ScoreStars right={right} total={total} />
          ) : (
            <StatTile value={`${right} of ${total}`} label="right the first time" />
          )}
          <StatTile value={`+${points}`} label="points" />
        </div>
        <p>{praise}</p>
      </section>
    </div>
  );
}
