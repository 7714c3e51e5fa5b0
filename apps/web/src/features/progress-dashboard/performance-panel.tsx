import { performanceSummary } from '@noodlenaut/domain';
import { FactTiles } from '@noodlenaut/ui/pieces/grown-up/fact-tiles';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import type { Outputs } from '../../lib/api/replies.ts';
import { countText, minutesText, shareText } from '../../lib/format/numbers.ts';

type Props = { overview: Outputs['teacher']['overview']; analytics: Outputs['teacher']['analytics'] };

/** The three figures as the specification defines them (S9.30 to S9.32), after the share of right answers, which says more, and with the time spent (P3.22). */
export function PerformancePanel({ overview, analytics: { accuracy, timeOnTaskMinutes } }: Props) {
  const { totalPoints, totalLessonsCompleted, totalLessonsAvailable } = overview;
  const summary = performanceSummary({
    totalPoints,
    lessonsCompleted: totalLessonsCompleted,
    lessonsAvailable: totalLessonsAvailable,
  });
  return (
    <FlatPanel title="Performance Summary" flush>
      <FactTiles
        bare
        facts={[
          {
            label: 'Right on first try',
            value: shareText(accuracy),
            note: `${countText(accuracy.right)} of ${countText(accuracy.answers)} answers`,
          },
          {
            label: 'Average Score',
            value: summary.averageScore,
            note: 'total points ÷ lessons completed: says how much was done, not how much was right',
          },
          {
            label: 'Completion Rate',
            value: `${summary.completionRate}%`,
            note: `${countText(totalLessonsCompleted)} of ${countText(totalLessonsAvailable)} lessons`,
          },
          {
            label: 'Points per Lesson',
            value: countText(summary.pointsPerLesson),
            note: `${countText(totalPoints)} points in all`,
          },
          { label: 'Time on task', value: minutesText(timeOnTaskMinutes), note: 'from question to answer' },
        ]}
      />
    </FlatPanel>
  );
}
