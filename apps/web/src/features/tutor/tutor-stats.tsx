import { shownRating } from '@noodlenaut/domain';
import { FactTiles } from '@noodlenaut/ui/pieces/grown-up/fact-tiles';
import { useSuspenseQuery } from '@tanstack/react-query';
import { trpc } from '../../lib/api/api.ts';
import { countText } from '../../lib/format/numbers.ts';

const ratings = (count: number) => (count === 1 ? 'from 1 rating' : `from ${countText(count)} ratings`);

/** The same four numbers as families have, of all of the tutor's sessions. */
export function TutorStats() {
  const { data: stats } = useSuspenseQuery(trpc.tutoring.stats.queryOptions());
  const { data: user } = useSuspenseQuery(trpc.account.user.queryOptions());
  const rating = shownRating(stats.averageRating, user.ratingCount);
  return (
    <FactTiles
      facts={[
        { label: 'Total Sessions', value: countText(stats.totalSessions), note: 'all that were booked' },
        {
          label: 'Average Rating',
          value: rating === null ? 'New' : rating.toFixed(1),
          note: rating === null ? 'shown from 3 ratings on' : ratings(user.ratingCount),
        },
        { label: 'Total Hours', value: String(stats.totalHours), note: 'of completed sessions' },
        {
          label: 'Completed',
          value: countText(stats.completedSessions),
          note: stats.totalSessions === 1 ? 'of 1 session' : `of ${countText(stats.totalSessions)} sessions`,
        },
      ]}
    />
  );
}
