import { expect, test } from 'vitest';
import { signedIn } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';
import { tellOfCrises } from './tell-of-crises.ts';
import { bookedSession } from '../testing/booked-session.ts';

const api = await startTestApi();
const { db, store } = api.services;

async function inCall() {
  const child = await signedIn(api, 'student', { grade: '3rd', firstName: 'Maya' });
  const parent = await signedIn(api, 'parent');
  const tutor = await signedIn(api, 'tutor', { verified: true });
  await store.family.link(child.id, parent.id, 'primary', 'active');
  const sessionId = await bookedSession(api, child, tutor);
  /** What the call room keeps of a refused text. */
  const refused = (message: string, who = { id: child.id, role: 'student' as 'student' | 'tutor' }) =>
    store.sessionMessages.review({
      sessionId,
      personId: who.id,
      personType: who.role,
      kind: 'refused-message',
      reason: 'crisis',
      message,
    });
  const said = (message: string) =>
    store.sessionMessages.add({ sessionId, senderId: child.id, senderType: 'student', message });
  const told = async () => {
    const notices: { kind: string; text: string }[] = (await parent.ask('GET', '/api/family/notices')).json();
    return notices.filter(({ kind }) => kind === 'tutoring-crisis').map(({ text }) => text);
  };
  return { child, tutor, refused, said, told };
}

test('[P7.14] a crisis sentence in a call reaches the guardian once in half an hour, without its words', async () => {
  const { refused, told } = await inCall();
  await refused('I want to kill myself');
  await refused('I want to die');
  expect(await tellOfCrises(api.services)).toBe(2);
  expect(await told()).toEqual([
    'Maya wrote something in a tutoring session that may mean danger. Please talk with Maya now, calmly.',
  ]);
  expect(await tellOfCrises(api.services)).toBe(0);
});

test('[P7.15] when a grown-up around the child is named, also over two messages, no guardian is told; staff have the text', async () => {
  for (const texts of [['my dad hits me'], ['my dad', 'hits me every day']]) {
    const { refused, said, told, child } = await inCall();
    for (const text of texts.slice(0, -1)) await said(text);
    await refused(texts.at(-1) ?? '');
    expect(await tellOfCrises(api.services)).toBe(1);
    expect(await told()).toEqual([]);
    const kept = await db
      .selectFrom('sessionReviews')
      .select('message')
      .where('personId', '=', child.id)
      .execute();
    expect(kept).toEqual([{ message: texts.at(-1) }]);
  }
});

test('[P7.15] who harms may be named only in the next message, or in another field: no guardian is told', async () => {
  const call = await inCall();
  await call.refused('hits me every day');
  await call.said('my dad');
  expect(await tellOfCrises(api.services)).toBe(1);
  expect(await call.told()).toEqual([]);
  const { child, told } = await inCall();
  const wish = { subject: 'math', topic: 'my dad', description: 'hits me every day', urgency: 'normal' };
  expect((await child.ask('POST', '/api/tutoring/requests', wish)).statusCode).toBe(400);
  expect(await told()).toEqual([]);
});

test('what a tutor writes alarms no guardian by itself, and two machines at once tell once', async () => {
  const { refused, told, tutor } = await inCall();
  await refused('I want to die', { id: tutor.id, role: 'tutor' });
  expect(await tellOfCrises(api.services)).toBe(0);
  await refused('I want to die');
  const taken = await Promise.all([1, 2, 3, 4].map(() => tellOfCrises(api.services)));
  expect(taken.filter((count) => count > 0)).toEqual([1]);
  expect(await told()).toHaveLength(1);
});

test('[P7.14] [P7.15] in a request for a tutor too: nothing is asked, staff have an alert, and a guardian who is not named is told', async () => {
  const { child, told } = await inCall();
  const ask = (description: string) =>
    child.ask('POST', '/api/tutoring/requests', { subject: 'math', description, urgency: 'normal' });
  const alerts = () =>
    db.selectFrom('safetyAlerts').select(['audience', 'topic']).where('childId', '=', child.id).execute();
  expect((await ask('my dad hits me')).json().issues).toMatchObject([{ path: 'description' }]);
  expect(await told()).toEqual([]);
  expect(await alerts()).toEqual([{ audience: 'staff', topic: 'tutoring' }]);
  expect((await ask('I want to kill myself')).statusCode).toBe(400);
  expect(await told()).toHaveLength(1);
  expect(await alerts()).toHaveLength(2);
  const requests = db.selectFrom('tutoringRequests').select('id').where('studentId', '=', child.id);
  expect(await requests.execute()).toEqual([]);
});
