import type { Outputs } from '../../lib/api/replies.ts';

export type Tutor = Outputs['tutoring']['tutors'][number];
export type TutoringRequest = Outputs['tutoring']['requests'][number];
export type TutoringSession = Outputs['tutoring']['sessions'][number];
/** Who looks: a child asks and books, a guardian sees all and says no. */
export type FamilySide = 'student' | 'guardian';

/** Sessions that are still to come or run; what is over is history. */
export const isOpen = ({ status }: Pick<TutoringSession, 'status'>): boolean =>
  status === 'scheduled' || status === 'in-progress';

/** What the rules of time of the domain look at. */
export const bookedOf = ({ status, scheduledTime, duration }: TutoringSession) => ({
  status,
  duration,
  scheduledTime: new Date(scheduledTime),
});

export const nameOfChild = ({ studentName }: { studentName: string | null }): string =>
  studentName?.trim() || 'Student';
