import type { SubjectId } from '@noodlenaut/domain';
import type { ReactNode } from 'react';
import { Persona } from '../../drawings/persona.tsx';
import { Constellation } from '../../drawings/constellation.tsx';
import styles from './practice-result.module.css';
import { ScoreStars } from './score-stars.tsx';
import { StatTile } from '../base/stat-tile.tsx';

type Props = {
  subject: SubjectId;
  /** While the voice reads. */
  isTalking?: boolean;
  /** A `SpokenText`, as each of the lines. */
  title: ReactNode;
  /** What went well first. */
  lines: readonly ReactNode[];
  right: number;
  total: number;
  points: number;
  /** The day's five: its stars are lit by trying, so it shows them instead of a score. */
  isDaily?: boolean;
  /** A `RewardNews`. */
  news?: ReactNode;
  /** The score as stars, for who cannot read numbers yet. */
  isDrawn?: boolean;
  speak?: ReactNode;
};

/** The small result of a round of practice: words before numbers, no confetti. */
export function PracticeResult(props: Props) {
  const {
    subject,
    isTalking = false,
    title,
    lines,
    right,
    total,
    points,
    isDaily = false,
    news,
    isDrawn = false,
    speak,
  } = props;
  const score = isDrawn ? (
    <ScoreStars right={right} total={total} />
  ) : (
    <StatTile value={`${right} of ${total}`} label="right" />
  );
  return (
    <div className={styles.result}>
      <span className={styles.who} aria-hidden="true">
        <Persona subject={subject} pose={isTalking ? 'talking' : 'pointing'} size={260} />
      </span>
      <div className={styles.speak}>{speak}</div>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <ul className={styles.lines}>
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
      <div className={styles.score}>
        {isDaily ? <Constellation done={total} /> : right > 0 && score}
        {points > 0 && <StatTile value={`+${points}`} label={points === 1 ? 'point' : 'points'} />}
      </div>
      {news !== undefined && <div className={styles.score}>{news}</div>}
    </div>
  );
}
