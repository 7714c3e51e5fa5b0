import { Badge } from '@noodlenaut/ui/drawings/badge';
import { Icon } from '@noodlenaut/ui/icon';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { trpc } from '../../lib/api/api.ts';
import styles from './earned-card.module.css';

const TOUCHED = [
  trpc.account.user.queryOptions(),
  trpc.achievements.list.queryOptions(),
  trpc.achievements.stats.queryOptions(),
  trpc.achievements.shelf.queryOptions(),
  trpc.progress.dashboard.queryOptions(),
];

/** What the game brought (P4.48, P3.25), as the server wrote it; what shows points elsewhere is read again. */
export function EarnedCard({ roomId }: { roomId: string }) {
  const client = useQueryClient();
  const { data: earned } = useQuery({ ...trpc.quiz.earned.queryOptions({ roomId }), retry: false });
  const isKnown = earned !== undefined;
  useEffect(() => {
    if (isKnown) for (const { queryKey } of TOUCHED) void client.invalidateQueries({ queryKey });
  }, [isKnown, client]);
  if (earned === undefined || (earned.points === 0 && earned.badges.length === 0)) return null;
  return (
    <section className={styles.earned} aria-label="What you earned">
      {earned.points > 0 && (
        <p className="num">
          <Icon name="star" size={28} />+{earned.points} {earned.points === 1 ? 'point' : 'points'}
        </p>
      )}
      {earned.badges.map(({ icon, title }) => (
        <p key={icon}>
          <Badge badge={icon} size={52} />
          New badge: {title}
        </p>
      ))}
    </section>
  );
}
