import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TUTORING_ACTORS, type TutoringActor } from './moves.ts';
import { REQUEST_ACTIONS, requestMove, type RequestAction } from './request-moves.ts';
import { SESSION_ACTIONS, sessionMove, sessionMoveAt, type SessionAction } from './session-moves.ts';
import { REQUEST_STATUSES, SESSION_STATUSES, type RequestStatus, type TutoringStatus } from './tutoring.ts';

/** Both tables once more, by hand: state, action, who, next state. */
const REQUEST_TABLE = `
  pending   offer    tutor            offered
  pending   decline  guardian         declined
  pending   book     student          scheduled
  pending   cancel   student,guardian cancelled
  pending   expire   system           expired
  offered   withdraw tutor            pending
  offered   accept   student,guardian scheduled
  offered   refuse   student,guardian pending
  offered   decline  guardian         declined
  offered   book     student          scheduled
  offered   cancel   student,guardian cancelled
  offered   expire   system           expired
  scheduled cancel   student,guardian,system cancelled
  scheduled complete system           completed
`;
const SESSION_TABLE = `
  scheduled   start  tutor                  in-progress
  scheduled   cancel student,guardian,tutor,system cancelled
  scheduled   noShow student,guardian,tutor no-show
  in-progress start  tutor                  in-progress
  in-progress end    tutor,guardian,system  completed
`;

/** The table as a map from 'state action actor' to the next state. */
function readTable(table: string): ReadonlyMap<string, string> {
  const rows = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  return new Map(
    rows.flatMap(([from = '', action = '', actors = '', to = '']) =>
      actors.split(',').map((by) => [`${from} ${action} ${by}`, to] as const),
    ),
  );
}

const by = fc.constantFrom(...TUTORING_ACTORS);
const requestSteps = fc.array(fc.tuple(fc.constantFrom(...REQUEST_ACTIONS), by), {
  maxLength: 40,
  size: 'max',
});
const sessionSteps = fc.array(
  fc.tuple(fc.constantFrom(...SESSION_ACTIONS), by, fc.integer({ min: 0, max: 40 })),
  { maxLength: 30, size: 'max' },
);

test('[P5.01] [P5.03] [P5.06] whatever anybody tries, a request keeps to its table and never leaves an end state', () => {
  const table = readTable(REQUEST_TABLE);
  const ends: readonly RequestStatus[] = ['completed', 'declined', 'cancelled', 'expired'];
  const reached = new Set<RequestStatus>();
  fc.assert(
    fc.property(requestSteps, (steps) => {
      let status: RequestStatus = 'pending';
      for (const [action, actor] of steps) {
        const next = requestMove(status, action, actor);
        expect(next).toBe(table.get(`${status} ${action} ${actor}`) ?? null);
        if (ends.includes(status)) expect(next).toBeNull();
        status = next ?? status;
        reached.add(status);
      }
    }),
    { numRuns: 5000 },
  );
  expect(reached).toEqual(new Set(REQUEST_STATUSES));
});

test('[S4.34] [P5.05] [P5.06] whatever anybody tries at any time, a session keeps to its table and never leaves an end state', () => {
  const table = readTable(SESSION_TABLE);
  const ends: readonly TutoringStatus[] = ['completed', 'cancelled', 'no-show'];
  const scheduledTime = new Date('2027-03-01T15:00:00Z');
  const reached = new Set<TutoringStatus>();
  fc.assert(
    fc.property(sessionSteps, fc.constantFrom(30, 45, 60, 90), (steps, duration) => {
      let status: TutoringStatus = 'scheduled';
      let minute = -30;
      for (const [action, actor, wait] of steps) {
        minute += wait;
        const now = new Date(scheduledTime.getTime() + minute * 60_000);
        const next = sessionMoveAt({ status, scheduledTime, duration }, action, actor, now);
        const inTime =
          (action !== 'start' || status !== 'scheduled' || (minute >= -10 && minute <= duration)) &&
          (action !== 'noShow' || minute >= 10) &&
          (action !== 'end' || actor !== 'system' || minute >= duration + 10);
        expect(next).toBe((inTime && table.get(`${status} ${action} ${actor}`)) || null);
        if (ends.includes(status)) expect(next).toBeNull();
        status = next ?? status;
        reached.add(status);
      }
    }),
    { numRuns: 5000 },
  );
  expect(reached).toEqual(new Set(SESSION_STATUSES));
});

test('[P5.01] [S4.36] every state, action and person is in the table, or refused', () => {
  const requests = readTable(REQUEST_TABLE);
  const sessions = readTable(SESSION_TABLE);
  for (const actor of TUTORING_ACTORS) {
    for (const status of REQUEST_STATUSES)
      for (const action of REQUEST_ACTIONS)
        expect(requestMove(status, action, actor)).toBe(requests.get(`${status} ${action} ${actor}`) ?? null);
    for (const status of SESSION_STATUSES)
      for (const action of SESSION_ACTIONS)
        expect(sessionMove(status, action, actor)).toBe(sessions.get(`${status} ${action} ${actor}`) ?? null);
  }
});

test('[P5.01] the usual way of a request, and of its session', () => {
  const way: readonly (readonly [RequestAction, TutoringActor])[] = [
    ['offer', 'tutor'],
    ['refuse', 'guardian'],
    ['offer', 'tutor'],
    ['accept', 'student'],
    ['complete', 'system'],
  ];
  const states: RequestStatus[] = ['pending'];
  for (const [action, actor] of way)
    states.push(requestMove(states.at(-1) ?? 'pending', action, actor) ?? 'expired');
  expect(states).toEqual(['pending', 'offered', 'pending', 'offered', 'scheduled', 'completed']);
  const session: readonly SessionAction[] = ['start', 'start', 'end'];
  const last = session.reduce<TutoringStatus | null>(
    (status, action) => status && sessionMove(status, action, 'tutor'),
    'scheduled',
  );
  expect(last).toBe('completed');
});
