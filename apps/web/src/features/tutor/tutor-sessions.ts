import { sessionEnd, type TimeSpan } from '@noodlenaut/domain';
import type { Outputs } from '../../lib/api/replies.ts';

export type TutoringSession = Outputs['tutoring']['sessions'][number];
export type TutoringRequest = Outputs['tutoring']['requests'][number];

export const startOf = (session: Pick<TutoringSession, 'scheduledTime'>): Date =>
  new Date(session.scheduledTime);
export const endOf = ({ scheduledTime, duration }: TutoringSession): Date =>
  sessionEnd({ scheduledTime: new Date(scheduledTime), duration });

/** Booked or running, soonest first. */
export const openSessions = (sessions: readonly TutoringSession[]): TutoringSession[] =>
  sessions
    .filter(({ status }) => status === 'scheduled' || status === 'in-progress')
    .toSorted((one, other) => one.scheduledTime.localeCompare(other.scheduledTime));

/** What takes the tutor's time: cancelled sessions do not. */
export const takenTimes = (sessions: readonly TutoringSession[]): TimeSpan[] =>
  sessions
    .filter(({ status }) => status !== 'cancelled')
    .map((session) => ({ start: startOf(session), end: endOf(session) }));

/** What is over, the latest first. */
export const pastSessions = (sessions: readonly TutoringSession[]): TutoringSession[] =>
  sessions
    .filter(({ status }) => status !== 'scheduled' && status !== 'in-progress')
    .toSorted((one, other) => other.scheduledTime.localeCompare(one.scheduledTime));

export const withoutNote = (sessions: readonly TutoringSession[]): TutoringSession[] =>
  sessions.filter(({ status, notes }) => status === 'completed' && notes === null);
export const withoutRating = (sessions: readonly TutoringSession[]): TutoringSession[] =>
  sessions.filter(({ status, tutorRating }) => status === 'completed' && tutorRating === null);
