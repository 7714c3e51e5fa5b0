import type { TutoringActor } from './moves.ts';
import type { TutoringStatus } from './tutoring.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Until so long before its start a family changes a session freely (P5.17). */
export const FREE_CHANGE_HOURS = 12;

/** What of a session its rules of time look at. `duration` in minutes. */
export interface BookedSession {
  readonly status: TutoringStatus;
  readonly scheduledTime: Date;
  readonly duration: number;
}

/** When a session is to end. */
export const sessionEnd = ({ scheduledTime, duration }: Pick<BookedSession, 'scheduledTime' | 'duration'>) =>
  new Date(scheduledTime.getTime() + duration * MINUTE_MS);

const isFreeChange = ({ scheduledTime }: Pick<BookedSession, 'scheduledTime'>, now: Date): boolean =>
  scheduledTime.getTime() - now.getTime() >= FREE_CHANGE_HOURS * HOUR_MS;

export interface CancellationTerms {
  /** The family pays for the session as if it had taken place. */
  readonly countsAsUsed: boolean;
}

/**
 * What a cancellation costs the family: nothing until 12 hours before, nor when the tutor cancels; later the session counts as used
 * unless the tutor waives it (P5.17). Whether it may be cancelled at all, `sessionMove` says.
 */
export const cancellationTerms = (
  session: Pick<BookedSession, 'scheduledTime'>,
  by: Exclude<TutoringActor, 'system'>,
  now: Date,
  isWaivedByTutor = false,
): CancellationTerms => ({
  countsAsUsed: by !== 'tutor' && !isWaivedByTutor && !isFreeChange(session, now),
});

/** Whether this person may move a session to another time: the family until 12 hours before, the tutor also later (P5.17). */
export function mayMove(session: BookedSession, by: TutoringActor, now: Date): boolean {
  if (session.status !== 'scheduled' || by === 'system') return false;
  return by === 'tutor' || isFreeChange(session, now);
}

/** Whether this person may choose this new time: a tutor only one that the family can still cancel freely (P5.17). */
export const mayMoveTo = (start: Date, by: Exclude<TutoringActor, 'system'>, now: Date): boolean =>
  by !== 'tutor' || isFreeChange({ scheduledTime: start }, now);

/** When both sides are reminded of a session: 24 hours and one hour before. */
export const reminderTimes = (start: Date): readonly [Date, Date] => [
  new Date(start.getTime() - 24 * HOUR_MS),
  new Date(start.getTime() - HOUR_MS),
];

/** The room opens so long before. */
const CALL_EARLY_MS = 15 * MINUTE_MS;
/** So long the call room stays open after the session's time (P5.20). */
const CALL_GRACE_MS = 10 * MINUTE_MS;

/** When the call room of a session opens and when it closes by itself. */
export const callTimes = (session: Pick<BookedSession, 'scheduledTime' | 'duration'>) => ({
  opensAt: new Date(session.scheduledTime.getTime() - CALL_EARLY_MS),
  closesAt: new Date(sessionEnd(session).getTime() + CALL_GRACE_MS),
});

/** Whether seats of the call room may be taken: from 15 minutes before the session until ten minutes after its end (P5.20). */
export function isRoomOpen(session: BookedSession, now: Date): boolean {
  if (session.status !== 'scheduled' && session.status !== 'in-progress') return false;
  const { opensAt, closesAt } = callTimes(session);
  return now >= opensAt && now <= closesAt;
}
