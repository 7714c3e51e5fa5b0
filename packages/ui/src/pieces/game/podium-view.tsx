import type {} from '../../styles/css-properties.ts';
import { standsAfter } from '@noodlenaut/domain';
import type { RankView } from '@noodlenaut/domain';
import { Avatar } from './avatar.tsx';
import styles from './podium-view.module.css';

const STEPS = 3;
/** Second at the left, first in the middle, third at the right. */
const SIDES = [1, 0, 2] as const;

type Props = {
  top: readonly RankView[];
  mySeat: number | null;
  /** How many steps are taken in a show, the last place first; without it all rise by themselves. */
  taken?: number;
};

/** The first three places; equal scores stand equally high. */
export function PodiumView({ top, mySeat, taken }: Props) {
  const first = top.slice(0, STEPS);
  const ranks = first.map(({ rank }) => rank);
  const stand = first.map((_, at) => standsAfter(ranks, at));
  const isAway = (at: number): boolean => taken !== undefined && (stand[at] ?? 0) > taken;
  const next = Math.min(...stand.filter((_, at) => isAway(at)));
  return (
    <ol
      className={styles.podium}
      aria-label="The first three places"
      data-show={taken !== undefined || undefined}
    >
      {first.map(({ seat, rank, name, avatar, score }, at) => (
        <li
          key={seat}
          style={{ order: SIDES.findIndex((side) => side === at) }}
          data-rank={rank}
          data-away={isAway(at) ? (stand[at] === next ? 'next' : 'later') : undefined}
        >
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
