import type { Urgency } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';
import { endByTime } from './end-by-time.ts';

const HOUR_MS = 3_600_000;
const api = await startTestApi();
const { db, store } = api.services;

/** A child with a guardian, a verified tutor of math, and a request; the clock may be moved. */
async function family() {
  const child = await signedIn(api, 'student', { grade: '3rd', firstName: 'Maya' });
  const parent = await signedIn(api, 'parent');
  const tutor = await signedIn(api, 'tutor', { verified: true, firstName: 'Hana' });
  await store.family.link(child.id, parent.id, 'primary', 'active');
  return { child, parent, tutor };
}
const soon = (hours: number): string =>
  new Date(api.services.now().getTime() + hours * HOUR_MS).toISOString();
const request = async (child: Person, urgency: Urgency = 'flexible'): Promise<string> =>
  (
    await child.ask('POST', '/api/tutoring/requests', { subject: 'math', description: 'Fractions', urgency })
  ).json().id;
const onRequest = (who: Person, id: string, what: string, body: object = {}) =>
  who.ask('POST', `/api/tutoring/requests/${id}/${what}`, body);
const onSession = (who: Person, id: string, what: string, body: object = {}) =>
  who.ask('POST', `/api/tutoring/sessions/${id}/${what}`, body);
const notices = async (parent: Person): Promise<string[]> =>
  (await parent.ask('GET', '/api/family/notices')).json().map(({ kind }: { kind: string }) => kind);
async function booked(hours = 30) {
  const people = await family();
  const id = await request(people.child);
  await onRequest(people.tutor, id, 'offer', { scheduledTime: soon(hours) });
  const session = (await onRequest(people.child, id, 'accept')).json();
  return { ...people, requestId: id, session };
}
/** Runs with the clock at so many hours from now. */
async function later<Result>(hours: number, run: () => Promise<Result>): Promise<Result> {
  api.setNow(new Date(Date.now() + hours * HOUR_MS));
  try {
    return await run();
  } finally {
    api.setNow(null);
  }
}

test('[P5.01] [P5.02] [P5.14] a tutor offers time and the server’s price, the child accepts, the guardian hears of each', async () => {
  const { child, parent, tutor } = await family();
  const id = await request(child);
  expect((await tutor.ask('GET', '/api/tutoring/requests')).json()).toMatchObject([
    { id, status: 'pending' },
  ]);
  const time = soon(30);
  const offered = await onRequest(tutor, id, 'offer', { scheduledTime: time, duration: 90 });
  expect(offered.json()).toMatchObject({
    status: 'offered',
    tutorId: tutor.id,
    offeredTime: time,
    offeredMinutes: 90,
    offeredCost: 3750,
  });
  const session = (await onRequest(child, id, 'accept')).json();
  expect(session).toMatchObject({ status: 'scheduled', requestId: id, duration: 90, totalCost: 3750 });
  expect((await child.ask('GET', '/api/tutoring/requests')).json()).toMatchObject([{ status: 'scheduled' }]);
  expect(await notices(parent)).toEqual(['tutoring-booked', 'tutoring-offered', 'tutoring-asked']);
});

test('[P5.02] only a verified tutor of the subject sees and answers an open request, and one of them', async () => {
  const { child, tutor } = await family();
  const id = await request(child);
  const other = await signedIn(api, 'tutor', { verified: true });
  await db
    .updateTable('users')
    .set({ specialties: ['History'] })
    .where('id', '=', other.id)
    .execute();
  const unverified = await signedIn(api, 'tutor');
  const body = { scheduledTime: soon(30) };
  expect((await onRequest(other, id, 'offer', body)).statusCode).toBe(404);
  expect((await other.ask('GET', '/api/tutoring/requests')).json()).toEqual([]);
  expect((await onRequest(unverified, id, 'offer', body)).json().code).toBe('unverified');
  const rivals = await Promise.all(
    Array.from({ length: 8 }, () => signedIn(api, 'tutor', { verified: true })),
  );
  const codes = await Promise.all(
    [tutor, ...rivals].map(async (one) => (await onRequest(one, id, 'offer', body)).statusCode),
  );
  expect(codes.filter((code) => code === 200)).toHaveLength(1);
  expect(codes.filter((code) => code === 404)).toHaveLength(8);
});

test('a tutor who offers and takes back again and again tells the guardians once a day', async () => {
  const { child, parent, tutor } = await family();
  const id = await request(child);
  for (let turn = 0; turn < 5; turn += 1) {
    await onRequest(tutor, id, 'offer', { scheduledTime: soon(30) });
    await onRequest(tutor, id, 'withdraw');
  }
  expect((await notices(parent)).filter((kind) => kind === 'tutoring-offered')).toHaveLength(1);
});

test('[P5.03] an offer that is refused or taken back opens the request again; a guardian’s no ends it', async () => {
  const { child, parent, tutor } = await family();
  const id = await request(child);
  const offer = () => onRequest(tutor, id, 'offer', { scheduledTime: soon(30) });
  await offer();
  expect((await onRequest(parent, id, 'refuse')).json()).toMatchObject({
    status: 'pending',
    tutorId: null,
    offeredTime: null,
  });
  await offer();
  expect((await onRequest(tutor, id, 'withdraw')).json()).toMatchObject({ status: 'pending', tutorId: null });
  await offer();
  expect((await onRequest(parent, id, 'end')).json().status).toBe('declined');
  expect((await onRequest(child, id, 'accept')).json().code).toBe('wrong_state');
  expect((await offer()).statusCode).toBe(404);
  const mine = await request(child);
  expect((await onRequest(child, mine, 'end')).json().status).toBe('cancelled');
});

test.each([
  ['urgent', 4],
  ['normal', 48],
  ['flexible', 168],
] as const)('[P5.04] a request that is %s ends after %i hours', async (urgency, hours) => {
  const { child, tutor } = await family();
  const id = await request(child, urgency);
  const status = async () => (await child.ask('GET', '/api/tutoring/requests')).json()[0].status;
  await later(hours - 0.1, () => endByTime(api.services));
  expect(await status()).toBe('pending');
  await later(hours + 0.1, async () => {
    expect((await onRequest(tutor, id, 'offer', { scheduledTime: soon(30) })).statusCode).toBe(404);
    await endByTime(api.services);
  });
  expect(await status()).toBe('expired');
});

test('[P5.12] of offers for the same hour a tutor’s diary takes one', async () => {
  const { tutor } = await family();
  const scheduledTime = soon(40);
  const children = await Promise.all(
    Array.from({ length: 12 }, () => signedIn(api, 'student', { grade: '3rd' })),
  );
  const ids = await Promise.all(children.map((child) => request(child)));
  for (const id of ids) await onRequest(tutor, id, 'offer', { scheduledTime });
  const codes = await Promise.all(
    children.map(async (child, at) => (await onRequest(child, ids[at] ?? '', 'accept')).statusCode),
  );
  expect(codes.toSorted((one, other) => one - other)).toEqual([
    200,
    ...Array.from({ length: 11 }, () => 409),
  ]);
});

test('[P5.15] [P5.17] a guardian cancels what a child booked; free until twelve hours before, used later', async () => {
  const early = await booked(30);
  expect((await onSession(early.parent, early.session.id, 'cancel')).json()).toMatchObject({
    status: 'cancelled',
    countsAsUsed: false,
  });
  expect(await notices(early.parent)).toContain('tutoring-cancelled');
  expect((await early.child.ask('GET', '/api/tutoring/requests')).json()[0].status).toBe('cancelled');
  const late = await booked(11);
  expect((await onSession(late.child, late.session.id, 'cancel')).json().countsAsUsed).toBe(true);
  const byTutor = await booked(11);
  expect((await onSession(byTutor.tutor, byTutor.session.id, 'cancel')).json().countsAsUsed).toBe(false);
  expect((await onSession(byTutor.tutor, byTutor.session.id, 'cancel')).json().code).toBe('wrong_state');
});

test('[S4.36] [P5.05] [P5.18] the tutor starts and ends a session; a second start gives the same one', async () => {
  const { child, parent, tutor, session } = await booked(30);
  await later(30, async () => {
    expect((await onSession(child, session.id, 'start')).statusCode).toBe(403);
    const started = (await onSession(tutor, session.id, 'start')).json();
    expect(started).toMatchObject({ status: 'in-progress', meetingLink: `/tutoring/room/${session.id}` });
    expect((await onSession(tutor, session.id, 'start')).json()).toEqual(started);
    expect((await onSession(child, session.id, 'cancel')).json().code).toBe('wrong_state');
    expect((await onSession(parent, session.id, 'end')).json()).toMatchObject({ status: 'completed' });
  });
  expect((await child.ask('GET', '/api/tutoring/requests')).json()[0].status).toBe('completed');
});

test('[P5.05] a session that nobody ends is completed ten minutes after its time', async () => {
  const { child, tutor, session } = await booked(30);
  const status = async () => (await child.ask('GET', '/api/tutoring/sessions')).json()[0].status;
  await later(30, () => onSession(tutor, session.id, 'start'));
  await later(31.1, () => endByTime(api.services));
  expect(await status()).toBe('in-progress');
  await later(31.2, () => endByTime(api.services));
  expect(await status()).toBe('completed');
});

test('a session that nobody began nor spoke of ends a day after its time, and costs nobody anything', async () => {
  const { child, session } = await booked(30);
  const read = async () => (await child.ask('GET', '/api/tutoring/sessions')).json()[0];
  await later(54.9, () => endByTime(api.services));
  expect((await read()).status).toBe('scheduled');
  await later(55.1, () => endByTime(api.services));
  expect(await read()).toMatchObject({ id: session.id, status: 'cancelled', countsAsUsed: false });
  expect((await child.ask('GET', '/api/tutoring/requests')).json()[0].status).toBe('cancelled');
});

test('[P5.19] after ten minutes either side says that the other one did not come', async () => {
  const waiting = await booked(30);
  const early = await later(30.1, () => onSession(waiting.tutor, waiting.session.id, 'no-show'));
  expect(early.json().code).toBe('wrong_state');
  const byTutor = await later(30.2, () => onSession(waiting.tutor, waiting.session.id, 'no-show'));
  expect(byTutor.json()).toMatchObject({ status: 'no-show', missedBy: 'student', countsAsUsed: true });
  const alone = await booked(50);
  const byParent = await later(50.2, () => onSession(alone.parent, alone.session.id, 'no-show'));
  expect(byParent.json()).toMatchObject({ missedBy: 'tutor', countsAsUsed: false });
});

test('[P5.33] [P5.36] [P5.37] both sides rate, the guardian reads the note, and the tutor’s rating is the mean', async () => {
  const { child, parent, tutor, session } = await booked(30);
  expect((await onSession(child, session.id, 'rating', { rating: 5 })).json().code).toBe('wrong_state');
  await later(30, () => onSession(tutor, session.id, 'start'));
  await later(31, () => onSession(tutor, session.id, 'end'));
  expect((await onSession(child, session.id, 'rating', { rating: 6 })).statusCode).toBe(400);
  await onSession(child, session.id, 'rating', { rating: 5 });
  expect((await onSession(parent, session.id, 'rating', { rating: 4 })).json()).toMatchObject({
    studentRating: 4,
    tutorRating: null,
  });
  await onSession(tutor, session.id, 'rating', { rating: 5 });
  const note = 'We drew halves and quarters.';
  expect((await onSession(child, session.id, 'note', { note })).statusCode).toBe(403);
  await onSession(tutor, session.id, 'note', { note });
  expect((await parent.ask('GET', '/api/tutoring/sessions')).json()[0]).toMatchObject({
    notes: note,
    tutorRating: 5,
  });
  expect(await notices(parent)).toContain('tutoring-told');
  const cards = (await child.ask('GET', '/api/tutoring/tutors')).json();
  expect(cards.find(({ id }: { id: string }) => id === tutor.id)).toMatchObject({
    rating: 4,
    ratingCount: 1,
    totalSessions: 1,
  });
});

test('[P1.47] when a guardian switches tutoring off, all that waits or is booked ends, and nothing new begins', async () => {
  const { child, parent, tutor, session } = await booked(30);
  const open = await request(child);
  await later(30, () => onSession(tutor, session.id, 'start'));
  const no = { scope: 'tutoring', isGiven: false };
  expect((await parent.ask('POST', `/api/family/children/${child.id}/consents`, no)).statusCode).toBe(200);
  expect((await child.ask('GET', '/api/tutoring/sessions')).json()[0].status).toBe('cancelled');
  expect(
    (await child.ask('GET', '/api/tutoring/requests')).json().map(({ status }: { status: string }) => status),
  ).toEqual(['cancelled', 'cancelled']);
  expect((await onRequest(tutor, open, 'offer', { scheduledTime: soon(30) })).statusCode).toBe(404);
  const again = { subject: 'math', description: 'Fractions' };
  expect((await child.ask('POST', '/api/tutoring/requests', again)).json().code).toBe('consent_required');
});

test('[P1.47] in whatever order a no and a booking arrive, nothing is booked or asked for after both', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { child, parent, tutor } = await family();
    const id = await request(child);
    await onRequest(tutor, id, 'offer', { scheduledTime: soon(30) });
    const [start] = (await child.ask('GET', `/api/tutoring/tutors/${tutor.id}/slots`))
      .json()
      .starts.slice(round);
    const no = { scope: 'tutoring', isGiven: false };
    const answers = await Promise.all([
      onRequest(round % 2 === 0 ? child : parent, id, 'accept'),
      child.ask('POST', '/api/tutoring/sessions', {
        tutorId: tutor.id,
        subject: 'math',
        scheduledTime: start,
      }),
      parent.ask('POST', `/api/family/children/${child.id}/consents`, no),
      child.ask('POST', '/api/tutoring/requests', { subject: 'math', description: 'Fractions' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).filter((code) => code >= 500)).toEqual([]);
    const living = ['pending', 'offered', 'scheduled', 'in-progress'];
    for (const list of ['requests', 'sessions']) {
      const rows: { status: string }[] = (await child.ask('GET', `/api/tutoring/${list}`)).json();
      expect(rows.filter(({ status }) => living.includes(status))).toEqual([]);
    }
  }
});

test('[P5.24] no text that the other side reads carries contact data, in a request, a rating or a note', async () => {
  const { child, tutor, session } = await booked(30);
  await later(30, () => onSession(tutor, session.id, 'start'));
  await later(31, () => onSession(tutor, session.id, 'end'));
  const text = 'add me on snap its maya dot k';
  const tries = [
    await child.ask('POST', '/api/tutoring/requests', { subject: 'math', description: text }),
    await child.ask('POST', '/api/tutoring/requests', { subject: 'math', description: 'Sums', topic: text }),
    await onSession(child, session.id, 'rating', { rating: 5, feedback: text }),
    await onSession(tutor, session.id, 'note', { note: 'Call me at 555 123 4567, then we go on.' }),
  ];
  expect(tries.map((answer) => answer.json().code)).toEqual(Array.from(tries, () => 'invalid_input'));
});

test('a stranger of any role finds neither request nor session, whatever is asked of them', async () => {
  const { session, requestId, tutor, child, parent } = await booked(30);
  const strangers = await Promise.all([
    signedIn(api, 'student', { grade: '3rd' }),
    signedIn(api, 'parent'),
    signedIn(api, 'tutor', { verified: true }),
    signedIn(api, 'teacher'),
  ]);
  const before = [
    await tutor.ask('GET', '/api/tutoring/sessions'),
    await parent.ask('GET', '/api/tutoring/requests'),
  ];
  for (const stranger of strangers) {
    for (const what of ['offer', 'withdraw', 'accept', 'refuse', 'end'])
      expect([403, 404], what).toContain(
        (await onRequest(stranger, requestId, what, { scheduledTime: soon(30) })).statusCode,
      );
    for (const what of ['start', 'cancel', 'no-show', 'end', 'rating', 'note'])
      expect([403, 404], what).toContain(
        (await onSession(stranger, session.id, what, { rating: 1, note: 'n' })).statusCode,
      );
    for (const list of ['requests', 'sessions']) {
      const { statusCode, body } = await stranger.ask('GET', `/api/tutoring/${list}`);
      if (statusCode === 200) expect(body).not.toContain(child.id);
    }
  }
  const after = [
    await tutor.ask('GET', '/api/tutoring/sessions'),
    await parent.ask('GET', '/api/tutoring/requests'),
  ];
  expect(after.map(({ body }) => body)).toEqual(before.map(({ body }) => body));
});
