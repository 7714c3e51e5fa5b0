import { DAY_MS } from '@noodlenaut/domain';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';
import { eraseDueAccounts } from './erase-due-accounts.ts';
import { noteUnusedAccounts } from './note-unused-accounts.ts';

const api = await startTestApi();
const { store, db } = api.services;
const inDays = (days: number) => ({ ...api.services, now: () => new Date(Date.now() + days * DAY_MS) });

async function sleeps(who: Person, ago: string) {
  const then = sql<Date>`now() - ${ago}::interval`;
  await db.updateTable('users').set({ createdAt: then, lastLogin: then }).where('id', '=', who.id).execute();
  await db.updateTable('sessions').set({ lastSeenAt: then }).where('userId', '=', who.id).execute();
}
const lives = async ({ id }: Person) => (await store.users.byId(id)) !== undefined;

test('a grown-up who slept for two years is told once, and erased thirty days later; whoever came back stays', async () => {
  const [gone, back, recent] = [
    await signedIn(api, 'teacher', { email: 'gone@families.test' }),
    await signedIn(api, 'parent', { email: 'back@families.test' }),
    await signedIn(api, 'tutor', { email: 'recent@families.test' }),
  ];
  const child = await signedIn(api, 'student', { grade: '3rd' });
  await store.family.link(child.id, gone.id, 'primary', 'active');
  for (const who of [gone, back]) await sleeps(who, '24 months 1 day');
  await sleeps(recent, '23 months');
  await noteUnusedAccounts(inDays(0));
  await noteUnusedAccounts(inDays(1));
  const mails = await db
    .selectFrom('outbox')
    .select(['toAddress', 'bodyText'])
    .orderBy('toAddress')
    .execute();
  expect(mails.map(({ toAddress }) => toAddress)).toEqual(['back@families.test', 'gone@families.test']);
  expect(mails[0]?.bodyText).toContain('/login');

  await store.users.noteLogin(back.id, null);
  await eraseDueAccounts(inDays(29));
  expect(await lives(gone)).toBe(true);
  await eraseDueAccounts(inDays(31));
  expect([await lives(gone), await lives(back), await lives(recent), await lives(child)]).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

test('a class that two teach goes on when the account of the one who made it is erased', async () => {
  const [owner, second, pupil] = [
    await signedIn(api, 'teacher'),
    await signedIn(api, 'teacher'),
    await signedIn(api, 'student', { grade: '3rd' }),
  ];
  const { id } = await store.classes.create({
    teacherId: owner.id,
    name: 'Room 9',
    grade: '3rd',
    code: 'BCDFGK',
  });
  await store.classMembers.addPupil(id, pupil.id);
  await db.insertInto('classTeachers').values({ classId: id, teacherId: second.id }).execute();
  await store.privacy.askErase(owner.id, owner.id);
  await eraseDueAccounts(inDays(8));
  expect(await lives(owner)).toBe(false);
  const [room] = (await second.ask('GET', '/api/classes')).json();
  expect(room).toMatchObject({ id, name: 'Room 9' });
  expect(
    await db.selectFrom('classTeachers').select('teacherId').where('classId', '=', id).execute(),
  ).toEqual([]);
});
