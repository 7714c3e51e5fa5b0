import type {} from '../../styles/css-properties.ts';
import type { RankView } from '@noodlenaut/domain';
import { Avatar } from './avatar.tsx';
import styles from './podium-view.module.css';

const STEPS = 3;
/** Second at the left, first in the middle, third at the right. */
const SIDES = [1, 0, 2] as const;

/** The first three places; equal scores stand equally high. */
export function PodiumView({ top, mySeat }: { top: readonly RankView[]; mySeat: number | null }) {
  const first = top.slice(0, STEPS);
  return (
    <ol className={styles.podium} aria-label="The first three places">
      {first.map(({ seat, rank, name, avatar, score }, at) => (
        <li key={seat} style={{ order: SIDES.findIndex((side) => side === at) }} data-rank={rank}>
          <Avatar avatar={avatar} seat={seat} size={rank === 1 ? 92 : 72} />
          <b>{seat === mySeat ? 'You' : name}</b>
          <span className={`num ${styles.score ?? ''}`}>{score.toLocaleString('en-US')}</span>
          <span className={styles.step}>
            <span className="visually-hidden">Place </span>
            {rank}
          </span>
        </li>
      ))}
    </ol>
  );
}
