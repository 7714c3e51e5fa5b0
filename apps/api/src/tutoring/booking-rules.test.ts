import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';
import { bookedSession } from '../testing/booked-session.ts';

const HOUR_MS = 3_600_000;
const api = await startTestApi();
const { db, store } = api.services;

const HOURS = {
  timeZone: 'UTC',
  weekly: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, from: 0, to: 1440 })),
  exceptions: [],
  bufferMinutes: 0,
  noticeMinutes: 0,
  maxPerDay: null,
};

async function family() {
  const child = await signedIn(api, 'student', { grade: '3rd', firstName: 'Maya' });
  const parent = await signedIn(api, 'parent');
  const tutor = await signedIn(api, 'tutor', { verified: true });
  await store.family.link(child.id, parent.id, 'primary', 'active');
  await store.tutorAvailability.save(tutor.id, HOURS);
  return { child, parent, tutor };
}
/** A full hour, so many days ahead: all in one month however late in it the test runs. */
const inNextMonth = (day: number): string => {
  const now = api.services.now();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, day, 12)).toISOString();
};
const book = (child: Person, tutor: Person, scheduledTime: string) =>
  child.ask('POST', '/api/tutoring/sessions', { tutorId: tutor.id, subject: 'math', scheduledTime });
const subscribe = (person: Person, planId: 'bright-future-brigade' | 'stem-blazers') =>
  store.plans.start(person.id, planId, 0);

test('[P6.05] a month has as many sessions as the better plan of child and guardian; what was cancelled in time does not count', async () => {
  const { child, parent, tutor } = await family();
  const first = await book(child, tutor, inNextMonth(3));
  expect(first.statusCode).toBe(200);
  const over = await book(child, tutor, inNextMonth(4));
  expect(over.statusCode).toBe(403);
  expect(over.json()).toMatchObject({ code: 'plan_limit' });
  expect(over.json().message).toMatch(/1 tutoring session a month/);
  await child.ask('POST', `/api/tutoring/sessions/${first.json().id}/cancel`, {});
  expect((await book(child, tutor, inNextMonth(4))).statusCode).toBe(200);

  const other = await family();
  await subscribe(other.parent, 'bright-future-brigade');
  for (const day of [1, 2, 3])
    expect((await book(other.child, other.tutor, inNextMonth(day))).statusCode).toBe(200);
  api.setNow(new Date(Date.now() + 25 * HOUR_MS));
  expect((await book(other.child, other.tutor, inNextMonth(4))).statusCode).toBe(200);
  expect((await book(other.child, other.tutor, inNextMonth(5))).json().code).toBe('plan_limit');
  api.setNow(null);
  expect(parent.id).not.toBe(other.parent.id);
});

test('[P6.05] of three bookings at once one counts, when the plan has one', async () => {
  const { child, tutor } = await family();
  const all = await Promise.all([10, 11, 12].map((day) => book(child, tutor, inNextMonth(day))));
  expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(all.filter((reply) => reply.statusCode === 403)).toHaveLength(2);
});

test('[P5.16] with CONSENT_MODE=required a booking waits for a guardian’s yes, and a no leaves nothing', async () => {
  const strict = await startTestApi({ env: { CONSENT_MODE: 'required' } });
  const services = strict.services;
  const child = await signedIn(strict, 'student', { grade: '3rd' });
  const parent = await signedIn(strict, 'parent');
  const tutor = await signedIn(strict, 'tutor', { verified: true });
  await services.store.family.link(child.id, parent.id, 'primary', 'active');
  await services.store.tutorAvailability.save(tutor.id, HOURS);
  await services.db
    .updateTable('users')
    .set({
      guardianVerifiedAt: new Date(Date.now() - HOUR_MS),
      guardianVerifiedMethod: 'signed-form',
      guardianVerifiedBy: 'staff',
    })
    .where('id', '=', parent.id)
    .execute();
  const yes = { scope: 'tutoring', isGiven: true };
  expect((await parent.ask('POST', `/api/family/children/${child.id}/consents`, yes)).statusCode).toBe(200);

  const refused = await book(child, tutor, inNextMonth(3));
  expect(refused.statusCode).toBe(403);
  expect(refused.json()).toMatchObject({ code: 'consent_required', scope: 'tutoring' });
  expect(refused.json().message).toMatch(/asked your grown-up/);
  const [waiting] = (await parent.ask('GET', '/api/tutoring/requests')).json();
  expect(waiting).toMatchObject({ status: 'offered', tutorId: tutor.id, offeredTime: inNextMonth(3) });
  // The child cannot say yes in the guardian's place, in no way.
  expect((await child.ask('POST', `/api/tutoring/requests/${waiting.id}/accept`, {})).statusCode).toBe(403);
  expect((await child.ask('GET', '/api/tutoring/sessions')).json()).toEqual([]);
  const booked = await parent.ask('POST', `/api/tutoring/requests/${waiting.id}/accept`, {});
  expect(booked.json()).toMatchObject({ status: 'scheduled', scheduledTime: inNextMonth(3) });

  await book(child, tutor, inNextMonth(9));
  const [second] = (await parent.ask('GET', '/api/tutoring/requests')).json();
  await parent.ask('POST', `/api/tutoring/requests/${second.id}/end`, {});
  expect((await child.ask('GET', '/api/tutoring/sessions')).json()).toHaveLength(1);
});

test('[P5.19] nobody who was in the call can be marked as missing', async () => {
  const { child, tutor, parent } = await family();
  const id = await bookedSession(api, child, tutor, new Date(Date.now() - 20 * 60_000));
  await store.calls.came(id, randomUUID(), tutor.id, 'tutor');
  const marked = await parent.ask('POST', `/api/tutoring/sessions/${id}/no-show`, {});
  expect(marked.statusCode).toBe(409);
  expect(marked.json().message).toMatch(/were in the call/);
  expect((await tutor.ask('POST', `/api/tutoring/sessions/${id}/no-show`, {})).statusCode).toBe(200);
});

test('[P5.30] guardians are told when the tutor begins, once', async () => {
  const { child, tutor, parent } = await family();
  const { id } = await store.tutoring.book({
    requestId: null,
    studentId: child.id,
    tutorId: tutor.id,
    subject: 'math',
    scheduledTime: new Date(),
    duration: 60,
    endsAt: new Date(Date.now() + HOUR_MS),
    totalCost: 2500,
  });
  await Promise.all(
    Array.from({ length: 4 }, () => tutor.ask('POST', `/api/tutoring/sessions/${id}/start`, {})),
  );
  const kinds = (await parent.ask('GET', '/api/family/notices')).json();
  expect(kinds.filter(({ kind }: { kind: string }) => kind === 'tutoring-begun')).toHaveLength(1);
  expect(await db.selectFrom('tutoringSessions').select('status').where('id', '=', id).execute()).toEqual([
    { status: 'in-progress' },
  ]);
});
