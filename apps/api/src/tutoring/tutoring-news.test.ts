import { once } from 'node:events';
import { afterAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';
import { remindOfSessions } from './remind.ts';

const HOUR_MS = 3_600_000;
const api = await startTestApi();
const { db, store } = api.services;
const { port } = new URL(await api.app.listen({ port: 0, host: '127.0.0.1' }));

const confirm = (id: string, email: string) =>
  db.updateTable('users').set({ email, emailConfirmedAt: new Date() }).where('id', '=', id).execute();

/** A child with a guardian and a tutor; both grown-ups have a confirmed address. */
async function family() {
  const child = await signedIn(api, 'student', { grade: '3rd', firstName: 'Maya' });
  const parent = await signedIn(api, 'parent');
  const tutor = await signedIn(api, 'tutor', { verified: true, firstName: 'Hana' });
  await store.family.link(child.id, parent.id, 'primary', 'active');
  await confirm(parent.id, `${parent.id}@school.test`);
  await confirm(tutor.id, `${tutor.id}@school.test`);
  return { child, parent, tutor };
}
const ahead = (hours: number) => new Date(api.services.now().getTime() + hours * HOUR_MS);
/** What a person would read in their mailbox, the oldest first; the first sentence of each. */
const mailsOf = async ({ id }: Person) =>
  (
    await db.selectFrom('outbox').select('bodyText').where('userId', '=', id).orderBy('createdAt').execute()
  ).map(({ bodyText }) => bodyText.split('\n')[0] ?? '');
async function offered(hours = 30) {
  const people = await family();
  const request = (
    await people.child.ask('POST', '/api/tutoring/requests', {
      subject: 'math',
      description: 'Fractions',
      urgency: 'flexible',
    })
  ).json();
  const body = { scheduledTime: ahead(hours).toISOString() };
  await people.tutor.ask('POST', `/api/tutoring/requests/${request.id}/offer`, body);
  return { ...people, requestId: String(request.id) };
}
async function booked(hours = 30) {
  const people = await offered(hours);
  const reply = await people.child.ask('POST', `/api/tutoring/requests/${people.requestId}/accept`, {});
  return { ...people, session: reply.json() };
}

test('[P5.14] a tutor is written to when a family books, cancels, says no, or switches tutoring off; never of their own doing', async () => {
  const first = await booked();
  await first.parent.ask('POST', `/api/tutoring/sessions/${first.session.id}/cancel`, {});
  const mails = await mailsOf(first.tutor);
  expect(mails).toHaveLength(2);
  expect(mails[0]).toMatch(/^A family booked a session of Math with you: .+ UTC\.$/);
  expect(mails[1]).toMatch(/^The session of Math was cancelled: /);

  const second = await offered();
  await second.child.ask('POST', `/api/tutoring/requests/${second.requestId}/refuse`, {});
  expect((await mailsOf(second.tutor))[0]).toMatch(/^A family said no/);

  const third = await booked();
  await third.tutor.ask('POST', `/api/tutoring/sessions/${third.session.id}/cancel`, {});
  expect(await mailsOf(third.tutor)).toHaveLength(1);

  const fourth = await booked();
  const no = { scope: 'tutoring', isGiven: false };
  expect(
    (await fourth.parent.ask('POST', `/api/family/children/${fourth.child.id}/consents`, no)).statusCode,
  ).toBe(200);
  expect((await mailsOf(fourth.tutor)).at(-1)).toMatch(/was cancelled/);
});

test('no mail names a child to a tutor, and none goes to an address that nobody confirmed', async () => {
  const { child, tutor, requestId } = await offered();
  await db.updateTable('users').set({ emailConfirmedAt: null }).where('id', '=', tutor.id).execute();
  await child.ask('POST', `/api/tutoring/requests/${requestId}/accept`, {});
  expect(await mailsOf(tutor)).toEqual([]);
  const all = await db
    .selectFrom('outbox as o')
    .innerJoin('users as u', 'u.id', 'o.userId')
    .select(['o.subject', 'o.bodyText'])
    .where('u.role', '=', 'tutor')
    .execute();
  expect(JSON.stringify(all)).not.toMatch(/Maya/);
});

test('[P5.14] guardian and tutor are reminded a day and an hour before, each once, however often the job runs', async () => {
  const { parent, tutor, session } = await booked(30);
  const about = async (person: Person) =>
    (await mailsOf(person)).filter((text) => /soon|tomorrow|in an hour/.test(text)).length;
  const at = new Date(session.scheduledTime).getTime();
  const runAt = async (hoursBefore: number) => {
    api.setNow(new Date(at - hoursBefore * HOUR_MS));
    await Promise.all([remindOfSessions(api.services), remindOfSessions(api.services)]);
    await remindOfSessions(api.services);
    api.setNow(null);
  };
  await runAt(25);
  expect([await about(parent), await about(tutor)]).toEqual([0, 0]);
  await runAt(23.9);
  expect([await about(parent), await about(tutor)]).toEqual([1, 1]);
  await runAt(0.9);
  expect([await about(parent), await about(tutor)]).toEqual([2, 2]);
  await runAt(0.1);
  expect([await about(parent), await about(tutor)]).toEqual([2, 2]);
});

test('what was booked an hour ago is not reminded of as a day ahead', async () => {
  const { parent, session } = await booked(20);
  await remindOfSessions(api.services);
  expect((await mailsOf(parent)).filter((text) => text.includes('soon'))).toEqual([]);
  api.setNow(new Date(new Date(session.scheduledTime).getTime() - HOUR_MS / 2));
  await remindOfSessions(api.services);
  api.setNow(null);
  expect((await mailsOf(parent)).filter((text) => text.includes('soon'))).toHaveLength(1);
});

/** A page that follows tutoring: how often it was told something. */
async function follow(who: Person) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/trpc`, {
    headers: { cookie: `sessionId=${who.cookie}` },
  });
  afterAll(() => socket.terminate());
  const told: unknown[] = [];
  socket.on('message', (data: Buffer) => {
    if (data.toString() === 'PING') return;
    const { result } = JSON.parse(data.toString());
    if (result?.type === 'data') told.push(result.data);
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ id: 1, method: 'subscription', params: { path: 'tutoring' } }));
  await expect.poll(() => told.length, { timeout: 10_000 }).toBeGreaterThan(0);
  return told;
}

test('[P5.14] a change reaches both sides and the guardian at once, and no other family', async () => {
  const [one, other] = [await offered(), await family()];
  const pages = {
    child: await follow(one.child),
    parent: await follow(one.parent),
    tutor: await follow(one.tutor),
    stranger: await follow(other.child),
    strangersParent: await follow(other.parent),
    otherTutor: await follow(other.tutor),
  };
  await one.child.ask('POST', `/api/tutoring/requests/${one.requestId}/accept`, {});
  for (const page of [pages.child, pages.parent, pages.tutor])
    await expect.poll(() => page.length, { timeout: 10_000 }).toBeGreaterThan(1);
  expect([pages.stranger, pages.strangersParent, pages.otherTutor]).toEqual([
    [{ isFirst: true }],
    [{ isFirst: true }],
    [{ isFirst: true }],
  ]);
  expect(JSON.stringify(pages)).not.toContain(one.child.id);
});
