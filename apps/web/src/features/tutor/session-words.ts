import { subjectLabel } from '@noodlenaut/domain';
import { gradeName } from '../../lib/format/grade-name.ts';
import { endOf, startOf, type TutoringSession } from './tutor-sessions.ts';
import { dayIn, timeIn } from './zone-times.ts';

/** 'Math with Maya' */
export const sessionTitle = ({ subject, studentName }: TutoringSession): string =>
  `${subjectLabel(subject)} with ${studentName ?? 'a student'}`;

/** 'Tue, Nov 24, 3:00 PM to 4:00 PM' */
export const sessionTime = (session: TutoringSession, zone: string): string =>
  `${dayIn(zone, startOf(session))}, ${timeIn(zone, startOf(session))} to ${timeIn(zone, endOf(session))}`;

export const gradeText = (grade: TutoringSession['studentGrade']): string =>
  grade === null ? '' : gradeName(grade);

/** Why a session ended without being held; undefined for the others. */
export function endedText({ status, missedBy, countsAsUsed }: TutoringSession): string | undefined {
  const used = countsAsUsed ? 'It counts as used.' : 'It costs nothing.';
  if (status === 'cancelled') return `Cancelled. ${used}`;
  if (status === 'no-show')
    return `${missedBy === 'tutor' ? 'You did not come.' : 'The student did not come.'} ${used}`;
  return undefined;
}
