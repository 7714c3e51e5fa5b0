import { standsAfter } from '@noodlenaut/domain';
import type { ReactNode } from 'react';
import styles from './podium-view.module.css';

const STEPS = 3;
/** Second at the left, first in the middle, third at the right. */
const SIDES = [1, 0, 2] as const;

interface Place {
  readonly key: number;
  readonly rank: number;
  readonly name: string;
  readonly score: number;
  readonly art: ReactNode;
}
type Props = { label: string; places: readonly Place[]; taken?: number };

/** Three steps for children or for crews. */
export function PodiumSteps({ label, places, taken }: Props) {
  const first = places.slice(0, STEPS);
  const ranks = first.map(({ rank }) => rank);
  const stand = first.map((_, at) => standsAfter(ranks, at));
  const isAway = (at: number): boolean => taken !== undefined && (stand[at] ?? 0) > taken;
  const next = Math.min(...stand.filter((_, at) => isAway(at)));
  return (
    <ol className={styles.podium} aria-label={label} data-show={taken !== undefined || undefined}>
      {first.map(({ key, rank, name, score, art }, at) => (
        <li
          key={key}
          style={{ order: SIDES.findIndex((side) => side === at) }}
          data-rank={rank}
          data-away={isAway(at) ? (stand[at] === next ? 'next' : 'later') : undefined}
        >
          {art}
          <b>{name}</b>
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
