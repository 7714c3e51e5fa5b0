import { expect, test } from 'vitest';
import { requestExpiresAt } from './request-moves.ts';
import { missingPerson, sessionMoveAt } from './session-moves.ts';
import { cancellationTerms, isRoomOpen, mayMove, reminderTimes, sessionEnd } from './session-times.ts';
import { shownRating } from './shown-rating.ts';
import { SESSION_STATUSES, type TutoringStatus } from './tutoring.ts';

const start = new Date('2027-03-01T15:00:00Z');
const session = (status: TutoringStatus) => ({ status, scheduledTime: start, duration: 45 });
/** A moment so many minutes after the start of the session; negative: before it. */
const after = (minutes: number) => new Date(start.getTime() + Math.round(minutes * 60_000));
const MS = 1 / 60_000;

test('[P5.04] a request expires after 4 hours, 48 hours or 7 days', () => {
  expect(requestExpiresAt('urgent', start)).toEqual(new Date('2027-03-01T19:00:00Z'));
  expect(requestExpiresAt('normal', start)).toEqual(new Date('2027-03-03T15:00:00Z'));
  expect(requestExpiresAt('flexible', start)).toEqual(new Date('2027-03-08T15:00:00Z'));
});

test('[P5.17] a family cancels freely until 12 hours before; later it counts as used unless the tutor waives it', () => {
  for (const by of ['student', 'guardian'] as const) {
    expect(cancellationTerms(session('scheduled'), by, after(-720))).toEqual({ countsAsUsed: false });
    expect(cancellationTerms(session('scheduled'), by, after(-720 + MS))).toEqual({ countsAsUsed: true });
    expect(cancellationTerms(session('scheduled'), by, after(5))).toEqual({ countsAsUsed: true });
    expect(cancellationTerms(session('scheduled'), by, after(-1), true)).toEqual({ countsAsUsed: false });
    expect(sessionMoveAt(session('scheduled'), 'cancel', by, after(-1))).toBe('cancelled');
  }
  expect(cancellationTerms(session('scheduled'), 'tutor', after(-1))).toEqual({ countsAsUsed: false });
});

test('[P5.17] a family moves a session until 12 hours before, later only the tutor does', () => {
  for (const by of ['student', 'guardian'] as const) {
    expect(mayMove(session('scheduled'), by, after(-720))).toBe(true);
    expect(mayMove(session('scheduled'), by, after(-720 + MS))).toBe(false);
  }
  expect(mayMove(session('scheduled'), 'tutor', after(-1))).toBe(true);
  expect(mayMove(session('scheduled'), 'system', after(-900))).toBe(false);
  for (const status of SESSION_STATUSES.filter((one) => one !== 'scheduled'))
    expect(mayMove(session(status), 'tutor', after(-900))).toBe(false);
});

test('[P5.18] only the tutor starts, from ten minutes before until the end; a second press changes nothing', () => {
  const started = (minutes: number, by: 'tutor' | 'student' = 'tutor') =>
    sessionMoveAt(session('scheduled'), 'start', by, after(minutes));
  expect([started(-10 - MS), started(-10), started(45), started(45 + MS)]).toEqual([
    null,
    'in-progress',
    'in-progress',
    null,
  ]);
  expect(started(0, 'student')).toBeNull();
  expect(sessionMoveAt(session('in-progress'), 'start', 'tutor', after(50))).toBe('in-progress');
});

test('[P5.05] the tutor ends a session at any time, the server ten minutes after its end', () => {
  const ended = (by: 'tutor' | 'system', minutes: number) =>
    sessionMoveAt(session('in-progress'), 'end', by, after(minutes));
  expect(ended('tutor', 1)).toBe('completed');
  expect([ended('system', 55 - MS), ended('system', 55)]).toEqual([null, 'completed']);
  expect(sessionEnd(session('scheduled'))).toEqual(after(45));
});

test('[P5.19] from ten minutes after the start the tutor marks that the child is missing, the family that the tutor is', () => {
  for (const by of ['tutor', 'student', 'guardian'] as const) {
    expect(sessionMoveAt(session('scheduled'), 'noShow', by, after(10 - MS))).toBeNull();
    expect(sessionMoveAt(session('scheduled'), 'noShow', by, after(10))).toBe('no-show');
    expect(sessionMoveAt(session('in-progress'), 'noShow', by, after(10))).toBeNull();
    expect(missingPerson(by)).toBe(by === 'tutor' ? 'student' : 'tutor');
  }
});

test('both sides are reminded 24 hours and one hour before', () => {
  expect(reminderTimes(start)).toEqual([after(-1440), after(-60)]);
});

test('seats in the call room are given from 15 minutes before until ten minutes after the end', () => {
  const open = (minutes: number, status: TutoringStatus = 'scheduled') =>
    isRoomOpen(session(status), after(minutes));
  expect([open(-15 - MS), open(-15), open(55), open(55 + MS)]).toEqual([false, true, true, false]);
  expect(open(0, 'in-progress')).toBe(true);
  for (const status of ['completed', 'cancelled', 'no-show'] as const) expect(open(0, status)).toBe(false);
});

test('a rating is shown from the third on', () => {
  expect([shownRating(5, 0), shownRating(4.5, 2), shownRating(4.5, 3)]).toEqual([null, null, 4.5]);
});
