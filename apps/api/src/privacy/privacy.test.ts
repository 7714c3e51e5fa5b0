import { KEPT_DATA, DAY_MS } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { eraseDue } from '../testing/erase-due.ts';
import { signedIn, type Person } from '../testing/people.ts';
import { tablesHolding } from '../testing/tables-holding.ts';
import { startTestApi } from '../testing/test-api.ts';
import { wholeChild } from '../testing/whole-child.ts';
import { zipFiles } from '../testing/zip-files.ts';

const api = await startTestApi();
const { store, db } = api.services;
const PASSWORD = 'a long enough one';
const passwordHash = await api.services.passwords.hash(PASSWORD);
const LESSON = 'math-3rd-01-legs-wings-wheels';

async function family(firstName = 'Noor') {
  const [child, mother] = [
    await signedIn(api, 'student', { grade: '3rd', firstName }),
    await signedIn(api, 'parent', { firstName: 'Ana', passwordHash }),
  ];
  await store.family.link(child.id, mother.id, 'primary', 'active');
  return { child, mother, url: `/api/family/children/${child.id}` };
}
const asked = (who: Person, url: string, what: 'export' | 'deletion', password = PASSWORD) =>
  who.ask('POST', `${url}/${what}`, { password });

const unzip = (base64: string) => zipFiles(Buffer.from(base64, 'base64'));
const holding = (text: string) => tablesHolding(db, text);

test('[P1.53] a guardian exports a child as a ZIP of JSON and CSV, each table twice and alike', async () => {
  const { child, mother, url } = await family();
  await child.ask('POST', `/api/lessons/${LESSON}/activities/0/answer`, { option: 0 });
  const reply = (await asked(mother, url, 'export')).json();
  expect(reply.fileName).toBe('Noor.zip');
  const files = await unzip(reply.zipBase64);
  const attempts: unknown = JSON.parse(files.get('json/lesson_attempts.json') ?? '');
  expect(attempts).toMatchObject([{ user_id: child.id, lesson_id: LESSON, activity: 0, option: 0 }]);
  const [head, row] = (files.get('csv/lesson_attempts.csv') ?? '').split('\r\n');
  expect(head?.split(',')).toEqual(Object.keys(Array.isArray(attempts) ? attempts[0] : {}));
  expect(row).toContain(LESSON);
  expect(files.get('json/users.json')).toContain('Noor');
  expect(files.get('read-me.txt')).toContain('lesson_attempts: Answers in lessons.');
  for (const [name, text] of files) expect([name, /argon2|password_hash/.test(text)]).toEqual([name, false]);
});

test('every export, deletion and undoing is in the audit table, with who asked for it', async () => {
  const { child, mother, url } = await family();
  await asked(mother, url, 'export');
  await asked(mother, url, 'deletion');
  await mother.ask('DELETE', `${url}/deletion`);
  const audit = await db
    .selectFrom('auditLog')
    .select(['action', 'actorId'])
    .where('childId', '=', child.id)
    .where('action', 'like', 'privacy.%')
    .orderBy('id')
    .execute();
  expect(audit).toEqual(
    ['export', 'deleteChild', 'undoDelete'].map((what) => ({
      action: `privacy.${what}`,
      actorId: mother.id,
    })),
  );
});

test('a wrong password, a stranger and the child itself export and delete nothing', async () => {
  const { child, mother, url } = await family();
  const stranger = await signedIn(api, 'parent', { passwordHash });
  for (const what of ['export', 'deletion'] as const) {
    expect((await asked(mother, url, what, 'wrong')).json().issues[0].path).toBe('password');
    expect((await asked(stranger, url, what)).statusCode).toBe(404);
    expect((await asked(child, url, what)).statusCode).toBe(403);
  }
  expect((await child.ask('GET', '/api/user')).statusCode).toBe(200);
});

test('[P1.54] a deletion puts the account to sleep at once, can be undone for seven days, and is then final', async () => {
  const { child, mother, url } = await family();
  await store.users.setPassword(child.id, passwordHash);
  const payload = { username: child.username, password: PASSWORD };
  const logIn = async () => (await api.app.inject({ method: 'POST', url: '/api/login', payload })).statusCode;
  const { eraseAt } = (await asked(mother, url, 'deletion')).json();
  expect(await logIn()).toBe(401);
  expect(Math.round((Date.parse(eraseAt) - Date.now()) / DAY_MS)).toBe(7);
  expect((await child.ask('GET', '/api/user')).statusCode).toBe(401);
  expect((await asked(mother, url, 'deletion')).json().eraseAt).toBe(eraseAt);
  expect((await mother.ask('DELETE', `${url}/deletion`)).json()).toEqual({ eraseAt: null });
  expect(await eraseDue(store, new Date(Date.now() + 30 * DAY_MS))).not.toContain(child.id);
  // Who was signed in as the child stays signed out; the account itself works again.
  expect((await child.ask('GET', '/api/user')).statusCode).toBe(401);
  expect(await logIn()).toBe(200);

  await asked(mother, url, 'deletion');
  expect(await eraseDue(store, new Date(Date.now() + 6.9 * DAY_MS))).toEqual([]);
  expect(await eraseDue(store, new Date(Date.now() + 7.1 * DAY_MS))).toEqual([child.id]);
  expect((await mother.ask('DELETE', `${url}/deletion`)).statusCode).toBe(404);
});

test('I12: the canary: a child who used everything leaves nothing in any table but its number, and others keep their games', async () => {
  const marker = 'canarybird';
  const { child, mother, url } = await wholeChild(api, marker, passwordHash);
  const before = await holding(child.id);
  await asked(mother, url, 'deletion');
  before.push(...(await holding(child.id)));
  // These are about grown-ups, or about who is erased already.
  const notOfChildren = KEPT_DATA.filter(({ inExport }) => inExport === 'grown-up').map(({ table }) => table);
  const ofGrownUps = [...notOfChildren, 'class_invites', 'teacher_invites', 'second_factors'];
  const without = new Set([...ofGrownUps, 'erased_accounts']);
  const expected = KEPT_DATA.filter(({ table }) => !without.has(table)).map(({ table }) => `public.${table}`);
  expect(expected.filter((table) => !before.includes(table))).toEqual([]);
  expect((await holding(marker)).length).toBeGreaterThan(10);

  await eraseDue(store, new Date(Date.now() + 8 * DAY_MS));
  expect(await holding(marker)).toEqual([]);
  expect((await holding(child.id)).toSorted()).toEqual(['public.audit_log', 'public.erased_accounts']);
  const left = await db.selectFrom('gameParticipants').select('position').execute();
  expect(left).toEqual([{ position: 1 }, { position: 1 }]);
});

test('after a backup is restored, who was erased goes again', async () => {
  const { child } = await family();
  await db.insertInto('erasedAccounts').values({ id: child.id }).execute();
  expect(await store.privacy.eraseAgain()).toBe(1);
  expect(await store.users.byId(child.id)).toBeUndefined();
});

test('[P1.53] an export names classes, groups and devices, and has no number of a group', async () => {
  const { child, mother, url } = await wholeChild(api, 'namedbird', passwordHash);
  const files = await unzip((await asked(mother, url, 'export')).json().zipBase64);
  const rowsOf = (table: string): unknown => JSON.parse(files.get(`json/${table}.json`) ?? '');
  expect(rowsOf('learner_group_members')).toEqual([
    { child_id: child.id, class_name: 'Room 12', group_name: 'Owls' },
  ]);
  expect(rowsOf('class_memberships')).toMatchObject([{ child_id: child.id, class_name: 'Room 12' }]);
  expect(rowsOf('device_sign_ins')).toEqual([
    { child_id: child.id, device: 'Tablet 1', signed_in_at: expect.any(String) },
  ]);
  expect(files.get('csv/learner_group_members.csv')?.split('\r\n')[0]).toBe('child_id,class_name,group_name');
});
