import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { askAnonymously, signedIn } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi();
const { db } = api.services;
const passwordHash = await api.services.passwords.hash('a long enough one');

/** What would let strangers reach a child: an address, a phone number, also in digits of other scripts. */
const UNSAFE = ['emma@families.test', 'Emma 555 0123', 'Emma ٠١٢٣٤'];
let count = 0;
const registered = (firstName: string, role: string) => {
  count += 1;
  const payload = { username: `way-in-${count}`, password: 'comet-river-4821', firstName, role };
  return askAnonymously(api, 'POST', '/api/register', {
    ...payload,
    subscriptionPlanId: 'adventure-scholars-free',
  });
};

test.each(UNSAFE)('no child is called %s to others, whichever way it came in', async (name) => {
  const refused = await registered(name, 'student');
  expect([refused.statusCode, refused.json().issues[0].path]).toEqual([400, 'firstName']);

  const unchosen = await signedIn(api, null);
  const setup = { role: 'student', firstName: name, lastName: 'Berg', grade: '3rd' };
  expect((await unchosen.ask('POST', '/api/profile/setup', setup)).json().issues[0].path).toBe('firstName');

  const parent = await signedIn(api, 'parent', { passwordHash });
  const child = { nickname: name, grade: '3rd' };
  expect((await parent.ask('POST', '/api/family/children', child)).statusCode).toBe(400);

  const teacher = await signedIn(api, 'teacher');
  const room = (await teacher.ask('POST', '/api/classes', { name: 'Room 3', grade: '3rd' })).json();
  const pasted = await teacher.ask('POST', `/api/classes/${room.id}/pupils`, { text: name });
  expect(pasted.statusCode).toBe(400);
});

test('the tables take no such name either, and a grown-up may have one', async () => {
  const child = await signedIn(api, 'student');
  const rename = (to: string) => sql`update users set first_name = ${to} where id = ${child.id}`.execute(db);
  for (const name of ['emma@families.test', 'Emma 555 0123'])
    await expect(rename(name)).rejects.toThrow('users_shown_name');
  await rename('Emma');
  expect((await registered('Team 2026-27', 'teacher')).statusCode).toBe(200);
});

test('a child’s phone is not kept, and the last name stands in no name that others see', async () => {
  const child = await signedIn(api, null);
  const setup = { role: 'student', firstName: 'Noor', lastName: 'Berg', grade: '3rd', phone: '555 0123 456' };
  const { user } = (await child.ask('POST', '/api/profile/setup', setup)).json();
  expect(user).toMatchObject({ firstName: 'Noor', lastName: 'Berg', name: 'Noor', phone: null });
  await expect(
    sql`update users set phone = '555 0123 456' where id = ${child.id}`.execute(db),
  ).rejects.toThrow('users_no_phone_of_students');

  const reply = (await registered('Mila', 'student')).json();
  expect(reply.user.name ?? 'Mila').toBe('Mila');
  const tutor = await signedIn(api, null);
  const tutors = { ...setup, role: 'tutor', firstName: 'Hana', lastName: 'Sato' };
  expect((await tutor.ask('POST', '/api/profile/setup', tutors)).json().user).toMatchObject({
    name: 'Hana Sato',
    phone: '555 0123 456',
  });
});
