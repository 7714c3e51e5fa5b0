import { trpc } from '../../lib/api/api.ts';
import { FactTiles } from '@noodlenaut/ui/pieces/grown-up/fact-tiles';
import { useSuspenseQuery } from '@tanstack/react-query';
import { countText } from '../../lib/format/numbers.ts';
import { isOpen, type TutoringSession } from './tutoring-rows.ts';

const count = (value: number, unit: string) => `${countText(value)} ${unit}${value === 1 ? '' : 's'}`;

/** The four figures of the whole family, as the server counts them (S2.118). */
export function TutoringStats({ sessions }: { sessions: readonly TutoringSession[] }) {
  const { data: stats } = useSuspenseQuery(trpc.tutoring.stats.queryOptions());
  const toCome = sessions.filter(isOpen).length;
  const ratings = sessions.filter(({ studentRating }) => studentRating !== null).length;
  return (
    <FactTiles
      facts={[
        {
          label: 'Total Sessions',
          value: countText(stats.totalSessions),
          note: `${countText(toCome)} still to come`,
        },
        {
          label: 'Average Rating',
          value: ratings === 0 ? '–' : stats.averageRating.toFixed(1),
          note: ratings === 0 ? 'no ratings yet' : `from ${count(ratings, 'rating')}`,
        },
        { label: 'Total Hours', value: String(stats.totalHours), note: 'of completed sessions' },
        {
          label: 'Completed',
          value: countText(stats.completedSessions),
          note: `of ${count(stats.totalSessions, 'session')}`,
        },
      ]}
    />
  );
}
