import { afterDays } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi();
const { db, store } = api.services;
const end = (tutor: Person, at: Date) =>
  db.updateTable('users').set({ verificationExpires: at }).where('id', '=', tutor.id).execute();
const isListed = async (child: Person, tutor: Person): Promise<boolean> =>
  (await child.ask('GET', '/api/tutoring/tutors')).json().some(({ id }: { id: string }) => id === tutor.id);

test('[P1.10] a tutor whose verification has ended is not listed, not booked, and neither offers nor starts', async () => {
  const child = await signedIn(api, 'student', { grade: '3rd' });
  const tutor = await signedIn(api, 'tutor', { verified: true });
  const slots = async () => (await child.ask('GET', `/api/tutoring/tutors/${tutor.id}/slots`)).json();
  const [scheduledTime] = (await slots()).starts;
  const book = () =>
    child.ask('POST', '/api/tutoring/sessions', { tutorId: tutor.id, subject: 'math', scheduledTime });
  const session = (await book()).json();
  const request = (
    await child.ask('POST', '/api/tutoring/requests', { subject: 'math', description: 'Fractions' })
  ).json();
  expect(await isListed(child, tutor)).toBe(true);
  await end(tutor, afterDays(new Date(), -1));
  expect(await isListed(child, tutor)).toBe(false);
  expect((await slots()).code).toBe('not_found');
  expect((await book()).json().code).toBe('not_found');
  for (const [method, url, body] of [
    ['POST', `/api/tutoring/sessions/${session.id}/start`],
    ['POST', `/api/tutoring/requests/${request.id}/offer`, { scheduledTime }],
    ['GET', '/api/tutoring/requests'],
    ['GET', '/api/tutoring/sessions'],
  ] as const)
    expect((await tutor.ask(method, url, body)).json(), url).toMatchObject({ code: 'unverified' });
  expect((await tutor.ask('GET', '/api/user')).json()).toMatchObject({ isVerified: false });
  expect((await tutor.ask('GET', '/api/tutor/availability')).statusCode).toBe(200);
  await store.users.verifyTutor(tutor.username, afterDays(new Date(), 30));
  expect(await isListed(child, tutor)).toBe(true);
  expect((await tutor.ask('GET', '/api/tutoring/sessions')).json()).toHaveLength(1);
});

test('[P1.10] an offer of a tutor whose verification has ended since cannot be accepted', async () => {
  const child = await signedIn(api, 'student', { grade: '3rd' });
  const tutor = await signedIn(api, 'tutor', { verified: true });
  const { id } = (
    await child.ask('POST', '/api/tutoring/requests', { subject: 'math', description: 'Fractions' })
  ).json();
  await tutor.ask('POST', `/api/tutoring/requests/${id}/offer`, {
    scheduledTime: afterDays(new Date(), 1).toISOString(),
  });
  await end(tutor, afterDays(new Date(), -1));
  expect((await child.ask('POST', `/api/tutoring/requests/${id}/accept`)).json().code).toBe('wrong_state');
});

test('[P1.10] the end counts by the server’s clock, to the moment', async () => {
  const until = afterDays(new Date(), 10);
  const tutor = await signedIn(api, 'tutor', { verified: true, verifiedUntil: until });
  const isVerified = async () => (await tutor.ask('GET', '/api/user')).json().isVerified;
  api.setNow(new Date(until.getTime() - 1));
  expect(await isVerified()).toBe(true);
  api.setNow(until);
  expect(await isVerified()).toBe(false);
  api.setNow(null);
});

test('not even the database verifies a tutor without an end', async () => {
  const tutor = await signedIn(api, 'tutor');
  await expect(
    db.updateTable('users').set({ isVerified: true }).where('id', '=', tutor.id).execute(),
  ).rejects.toThrow('verification_of_a_tutor_ends');
});
