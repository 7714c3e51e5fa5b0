import { formatDollars, subjectLabel } from '@noodlenaut/domain';
import type { TutoringSession } from './tutoring-rows.ts';
import { momentInBoth } from './zones.ts';

export const sessionTitle = ({ subject, tutorName }: TutoringSession): string =>
  `${subjectLabel(subject)} with ${tutorName}`;

/** When in both zones, how long, and the price (P5.10, S9.18). */
export const sessionFacts = ({
  scheduledTime,
  tutorTimeZone,
  duration,
  totalCost,
}: TutoringSession): string[] => [
  momentInBoth(scheduledTime, tutorTimeZone),
  `${duration} minutes`,
  formatDollars(totalCost),
];

/** How a session ended, where its state alone does not say it (P5.17, P5.19). */
export function endWords({ status, countsAsUsed, missedBy }: TutoringSession): string {
  if (status === 'no-show')
    return missedBy === 'tutor'
      ? 'the tutor did not come, it costs nothing'
      : 'the student did not come, it counts as used';
  if (status === 'cancelled') return countsAsUsed ? 'cancelled late, it counts as used' : 'it costs nothing';
  return '';
}
