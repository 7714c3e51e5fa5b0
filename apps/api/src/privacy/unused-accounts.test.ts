import { DAY_MS } from '@noodlenaut/domain';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';
import { eraseDueAccounts } from './erase-due-accounts.ts';
import { noteUnusedAccounts } from './note-unused-accounts.ts';

const api = await startTestApi();
const { store, db } = api.services;

/** The services as they are so many days from now. */
const inDays = (days: number, CONSENT_MODE: 'operator' | 'required' = 'operator') => ({
  ...api.services,
  env: { ...api.services.env, CONSENT_MODE },
  now: () => new Date(Date.now() + days * DAY_MS),
});
/** As if the account was made so long ago and last used then. */
async function lastUsed(child: Person, ago: string) {
  const then = sql<Date>`now() - ${ago}::interval`;
  await db
    .updateTable('users')
    .set({ createdAt: then, lastLogin: then })
    .where('id', '=', child.id)
    .execute();
  await db.updateTable('sessions').set({ lastSeenAt: then }).where('userId', '=', child.id).execute();
}
const restOf = (child: Person) =>
  db.selectFrom('accountDeletions').selectAll().where('userId', '=', child.id).executeTakeFirst();
const mailsAbout = (child: Person) =>
  db.selectFrom('outbox').selectAll().where('dedupeKey', 'like', `unused % ${child.id} %`).execute();
const lives = async (child: Person) => (await store.users.byId(child.id)) !== undefined;

/** A child with a linked mother who has a mail address. */
async function family() {
  const [child, mother] = [
    await signedIn(api, 'student', { grade: '3rd', firstName: 'Noor' }),
    await signedIn(api, 'parent', { email: `${crypto.randomUUID()}@example.org` }),
  ];
  await store.family.link(child.id, mother.id, 'primary', 'active');
  return { child, mother, url: `/api/family/children/${child.id}` };
}

test('an account nobody used for thirteen months: linked grown-ups get one mail, thirty days later it is erased', async () => {
  const { child, mother } = await family();
  const { child: used } = await family();
  await lastUsed(child, '13 months 1 day');
  await lastUsed(used, '12 months');
  await noteUnusedAccounts(inDays(0));
  await noteUnusedAccounts(inDays(1));

  expect(await restOf(used)).toBeUndefined();
  expect(await restOf(child)).toMatchObject({ reason: 'unused', askedBy: null });
  const [mail, ...more] = await mailsAbout(child);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ userId: mother.id, subject: expect.stringContaining('Noor') });
  expect(mail?.bodyText).toContain('/family');

  await eraseDueAccounts(inDays(29));
  expect(await lives(child)).toBe(true);
  await eraseDueAccounts(inDays(31));
  expect([await lives(child), await lives(used)]).toEqual([false, true]);
});

test('until then the account is awake: a grown-up reads why and keeps it, which counts like a use', async () => {
  const { child, mother, url } = await family();
  await lastUsed(child, '14 months');
  await noteUnusedAccounts(inDays(0));
  const links = (await mother.ask('GET', `/api/family/links?studentId=${child.id}`)).json();
  expect(links.child.eraseReason).toBe('unused');
  expect((await mother.ask('DELETE', `${url}/deletion`)).statusCode).toBe(200);
  await noteUnusedAccounts(inDays(1));
  expect(await restOf(child)).toBeUndefined();
  await eraseDueAccounts(inDays(40));
  expect(await lives(child)).toBe(true);
});

test.each([
  ['a sign-in', (child: Person) => store.users.noteLogin(child.id, null)],
  [
    'a remembered session',
    (child: Person) =>
      db
        .updateTable('sessions')
        .set({ lastSeenAt: sql`now()` })
        .where('userId', '=', child.id)
        .execute(),
  ],
])('%s before the day comes lets the account be', async (_, use) => {
  const { child } = await family();
  await lastUsed(child, '14 months');
  await noteUnusedAccounts(inDays(-1));
  expect((await restOf(child))?.reason).toBe('unused');
  await use(child);
  await eraseDueAccounts(inDays(60));
  expect([await lives(child), await restOf(child)]).toEqual([true, undefined]);
});

test('a wish to delete counts before a note that nobody used the account, and grown-ups’ own accounts are let be', async () => {
  const { child, mother } = await family();
  await lastUsed(child, '14 months');
  await lastUsed(mother, '14 months');
  await noteUnusedAccounts(inDays(0));
  expect(await restOf(mother)).toBeUndefined();
  const wish = await store.privacy.askErase(child.id, mother.id);
  expect(Math.round(((wish?.eraseAt.getTime() ?? 0) - Date.now()) / DAY_MS)).toBe(7);
  await store.users.noteLogin(child.id, null);
  await eraseDueAccounts(inDays(8));
  expect(await lives(child)).toBe(false);
});

test('where consent is required, a child whom no grown-up stands behind reads it at once and is erased after thirty days', async () => {
  const [alone, linked, pupil, late] = [
    await signedIn(api, 'student', { grade: '3rd' }),
    (await family()).child,
    await signedIn(api, 'student', { grade: '3rd' }),
    await signedIn(api, 'student', { grade: '3rd' }),
  ];
  const teacher = await signedIn(api, 'teacher');
  const { id } = await store.classes.create({
    teacherId: teacher.id,
    name: 'Room 4',
    grade: '3rd',
    code: 'HHHHHH',
  });
  await store.classMembers.addPupil(id, pupil.id);
  await lastUsed(late, '28 days');

  await noteUnusedAccounts(inDays(0));
  expect(await restOf(alone)).toBeUndefined();
  await noteUnusedAccounts(inDays(0, 'required'));
  expect([await restOf(linked), await restOf(pupil)]).toEqual([undefined, undefined]);
  const { aloneUntil } = (await alone.ask('GET', '/api/dashboard')).json();
  expect(Math.round((Date.parse(aloneUntil) - Date.now()) / DAY_MS)).toBe(30);

  // Who has few days left still has a week.
  await eraseDueAccounts(inDays(6, 'required'));
  expect(await lives(late)).toBe(true);
  await eraseDueAccounts(inDays(8, 'required'));
  expect([await lives(late), await lives(alone)]).toEqual([false, true]);
  await eraseDueAccounts(inDays(31, 'required'));
  expect([await lives(alone), await lives(linked), await lives(pupil)]).toEqual([false, true, true]);
});

test('a link that becomes active, or an operator who answers for consent, takes the note away', async () => {
  const [child, other] = [await signedIn(api, 'student'), await signedIn(api, 'student')];
  const parent = await signedIn(api, 'parent');
  await noteUnusedAccounts(inDays(0, 'required'));
  await store.family.link(child.id, parent.id, 'primary', 'active');
  await eraseDueAccounts(inDays(1, 'required'));
  expect([await restOf(child), (await restOf(other))?.reason]).toEqual([undefined, 'alone']);
  await eraseDueAccounts(inDays(40, 'operator'));
  expect([await lives(other), await restOf(other)]).toEqual([true, undefined]);
});
