import { subjectLabel } from '@noodlenaut/domain';
import type { Outputs } from '../../../lib/api/replies.ts';

export type RoomFacts = Outputs['tutoring']['room'];

const firstNameOf = (name: string): string => name.split(' ')[0] ?? name;

/** 'Math with Priya Nair'; the tutor reads the child's name. */
export const roomTitle = ({ subject, role, tutorName, studentName }: RoomFacts): string =>
  `${subjectLabel(subject)} with ${role === 'tutor' ? studentName : tutorName}`;
export const tutorFirstName = ({ tutorName }: RoomFacts): string => firstNameOf(tutorName);

/** Who takes part, for the person who is about to go in (P5.30, P5.31). */
export function whoIsThere({ role, tutorName, studentName }: RoomFacts): string {
  if (role === 'tutor') return `You meet ${studentName}. A parent or guardian of ${studentName} may sit in.`;
  if (role === 'student') return `You meet ${tutorName}, your tutor. Your parent or guardian may sit in.`;
  return `You sit in with ${studentName} and ${tutorName}, the tutor. They can see that you are there.`;
}
