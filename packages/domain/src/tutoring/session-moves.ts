import { statusAfter, type Move, type TutoringActor } from './moves.ts';
import { sessionEnd, type BookedSession } from './session-times.ts';
import { mayStart, type TutoringStatus } from './tutoring.ts';

const WAIT_MS = 10 * 60_000;

export const SESSION_ACTIONS = ['start', 'end', 'cancel', 'noShow'] as const;
export type SessionAction = (typeof SESSION_ACTIONS)[number];

/** What may happen to a tutoring session; what is not here does not happen (S4.34, S4.36, P5.05, P5.06, P5.15). */
export const SESSION_MOVES: readonly Move<TutoringStatus, SessionAction>[] = [
  // A second press, or a page that was loaded again, changes nothing.
  { action: 'start', from: ['scheduled', 'in-progress'], to: 'in-progress', by: ['tutor'] },
  // A guardian stops a running call at any time (P5.15).
  { action: 'end', from: ['in-progress'], to: 'completed', by: ['tutor', 'guardian', 'system'] },
  // The system, when nobody began it nor spoke of it a day after its time.
  {
    action: 'cancel',
    from: ['scheduled'],
    to: 'cancelled',
    by: ['student', 'guardian', 'tutor', 'system'],
  },
  { action: 'noShow', from: ['scheduled'], to: 'no-show', by: ['student', 'guardian', 'tutor'] },
];

/** The state of a session after an action, or null when this person never may do it in this state (P5.05, P5.06). */
export const sessionMove = (
  status: TutoringStatus,
  action: SessionAction,
  by: TutoringActor,
): TutoringStatus | null => statusAfter(SESSION_MOVES, status, action, by);

/** As `sessionMove`, and null also when it is too early or too late for it (P5.18, P5.19). */
export const sessionMoveAt = (
  session: BookedSession,
  action: SessionAction,
  by: TutoringActor,
  now: Date,
): TutoringStatus | null =>
  isInTime(session, action, by, now) ? sessionMove(session.status, action, by) : null;

/** Start: from ten minutes before until the end. No-show: from ten minutes after the start. The server ends ten minutes late. */
function isInTime(session: BookedSession, action: SessionAction, by: TutoringActor, now: Date): boolean {
  const { status, scheduledTime, duration } = session;
  if (action === 'start') return status === 'in-progress' || mayStart(scheduledTime, duration, now);
  if (action === 'noShow') return now.getTime() >= scheduledTime.getTime() + WAIT_MS;
  if (action === 'end' && by === 'system') return now.getTime() >= sessionEnd(session).getTime() + WAIT_MS;
  return true;
}

/** Who did not come, when this person marks a no-show: the tutor says it of the child, the family of the tutor (P5.19). */
export const missingPerson = (by: 'student' | 'guardian' | 'tutor'): 'student' | 'tutor' =>
  by === 'tutor' ? 'student' : 'tutor';
