import { trpc } from '../../lib/api/api.ts';
import { StatTile } from '@noodlenaut/ui/pieces/base/stat-tile';
import { useQuery } from '@tanstack/react-query';
import styles from './quiz.module.css';

/** Real counts (S2.114, P8.06); nothing is shown until they are there. */
export function MyStats() {
  const { data: stats } = useQuery({ ...trpc.quiz.stats.queryOptions(), refetchOnMount: 'always' });
  if (stats === undefined) return null;
  return (
    <section className={styles.card} aria-labelledby="mine">
      <h2 id="mine">Your games</h2>
      <div className={styles.stats}>
        <StatTile value={stats.gamesWon} label="Games Won" />
        <StatTile value={stats.gamesPlayed} label="Games Played" />
      </div>
    </section>
  );
}
