import { progressBand } from '@noodlenaut/domain';
import { FactTiles } from '@noodlenaut/ui/pieces/grown-up/fact-tiles';
import { Meter } from '@noodlenaut/ui/pieces/grown-up/meter';
import type { Outputs } from '../../lib/api/replies.ts';
import { ProgressWord } from '../../lib/format/progress-word.tsx';
import { countText } from '../../lib/format/numbers.ts';

/** The four figures: a whole percent, and three numbers with what they count (S2.130 to S2.134). */
export function OverviewFacts({ overview }: { overview: Outputs['teacher']['overview'] }) {
  const average = Math.round(overview.averageProgress);
  return (
    <FactTiles
      facts={[
        {
          label: 'Overall Progress',
          value: `${average}%`,
          beside: overview.student === null ? null : <ProgressWord percent={average} />,
          note: <Meter label="Overall progress" percent={average} tone={progressBand(average).color} />,
        },
        {
          label: 'Lessons Completed',
          value: countText(overview.totalLessonsCompleted),
          note: `of ${countText(overview.totalLessonsAvailable)} available`,
        },
        { label: 'Achievements', value: countText(overview.totalAchievements), note: 'badges earned' },
        { label: 'Active Subjects', value: countText(overview.totalSubjects), note: 'subjects enrolled' },
      ]}
    />
  );
}
