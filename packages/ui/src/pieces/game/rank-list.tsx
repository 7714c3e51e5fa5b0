import type {} from '../../styles/css-properties.ts';
import type { RankView } from '@noodlenaut/domain';
import { Avatar } from './avatar.tsx';
import styles from './rank-list.module.css';
import { YouTag } from './you-tag.tsx';

type Props = {
  rows: readonly RankView[];
  mySeat: number | null;
  /** What a full bar stands for: the most that can be reached. */
  most: number;
};

/** The scores so far; equal ones share a place. */
export function RankList({ rows, mySeat, most }: Props) {
  return (
    <ol className={styles.board}>
      {rows.map(({ seat, rank, name, avatar, score, right }) => (
        <li key={seat} className={styles.row} data-me={seat === mySeat || undefined}>
          {seat === mySeat && <YouTag right />}
          <span className={`num ${styles.rank ?? ''}`}>{rank}</span>
          <Avatar avatar={avatar} seat={seat} size={52} />
          <div className={styles.middle}>
            <b>{name}</b>
            <span className={styles.right}>{right === 1 ? '1 right answer' : `${right} right answers`}</span>
            <div className={styles.meter} aria-hidden="true">
              <i style={{ '--v': `${Math.min(100, Math.round((score / most) * 100))}%` }} />
            </div>
          </div>
          <span className={`num ${styles.score ?? ''}`}>{score.toLocaleString('en-US')}</span>
        </li>
      ))}
    </ol>
  );
}
