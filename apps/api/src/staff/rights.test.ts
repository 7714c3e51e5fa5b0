import { DAY_MS } from '@noodlenaut/domain';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { eraseDueAccounts } from '../privacy/erase-due-accounts.ts';
import { askAnonymously, signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';
import { zipFiles } from '../testing/zip-files.ts';
import { runStaff } from './commands.ts';

const api = await startTestApi();
const { store, db } = api.services;
const PASSWORD = 'a long enough one';
const passwordHash = await api.services.passwords.hash(PASSWORD);
const LESSON = 'math-3rd-01-legs-wings-wheels';
const folder = await mkdtemp(join(tmpdir(), 'staff-rights-'));
afterAll(() => rm(folder, { recursive: true }));

async function run(asksConsent: boolean, ...words: string[]) {
  const lines: string[] = [];
  const context = {
    store,
    dataDir: folder,
    publicUrl: 'http://school.test',
    asksConsent,
    ai: () => null,
    by: 'kim',
  };
  const code = await runStaff({ ...context, print: (line) => void lines.push(line) }, words);
  return { code, said: lines.join('\n') };
}
const staff = (...words: string[]) => run(false, ...words);
const eraseDue = () => eraseDueAccounts({ ...api.services, now: () => new Date(Date.now() + 8 * DAY_MS) });
const lives = async ({ id }: Person) => (await store.users.byId(id)) !== undefined;
const logIn = async ({ username }: Person) =>
  (await askAnonymously(api, 'POST', '/api/login', { username, password: PASSWORD })).statusCode;
const auditOf = ({ id }: Person) =>
  db.selectFrom('auditLog').select(['action', 'result']).where('object', '=', id).orderBy('id').execute();

async function linkedChild() {
  const [child, mother] = [
    await signedIn(api, 'student', { grade: '3rd', firstName: 'Noor', passwordHash }),
    await signedIn(api, 'parent', { firstName: 'Ana', passwordHash }),
  ];
  await store.family.link(child.id, mother.id, 'primary', 'active');
  return { child, mother };
}

test('export writes what is kept of a child without a guardian, for nobody else on the machine, and over no other file', async () => {
  const child = await signedIn(api, 'student', { grade: '3rd', firstName: 'Noor', passwordHash });
  await child.ask('POST', `/api/lessons/${LESSON}/activities/0/answer`, { option: 0 });
  const file = join(folder, 'noor.zip');
  const typed = ['export', child.username, '--to', file];
  expect((await staff(...typed)).code).toBe(0);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const files = await zipFiles(await readFile(file));
  expect(files.get('json/lesson_attempts.json')).toContain(child.id);
  for (const text of files.values()) expect(text).not.toMatch(/argon2|password_hash/);
  expect(await staff(...typed)).toMatchObject({ code: 1, said: expect.stringContaining('new file') });
  expect(await auditOf(child)).toEqual([
    { action: 'staff.export by kim', result: 'done' },
    { action: 'staff.export by kim', result: 'failed' },
  ]);
  expect((await staff('export', child.username, file)).said).toContain('Usage');
});

test('of a child with a guardian staff save, erase and keep nothing: the guardian does', async () => {
  const { child } = await linkedChild();
  for (const words of [
    ['export', child.username, '--to', join(folder, 'linked.zip')],
    ['erase', child.username],
    ['keep', child.username],
  ])
    expect(await staff(...words)).toMatchObject({ code: 1, said: expect.stringContaining('A guardian is') });
  expect((await child.ask('GET', '/api/user')).statusCode).toBe(200);
});

test('erase puts a child without a guardian to sleep for seven days; keep wakes it, and without keep it is gone', async () => {
  const child = await signedIn(api, 'student', { grade: '3rd', passwordHash });
  expect((await staff('erase', child.username)).said).toContain(`keep ${child.username}`);
  expect([await logIn(child), (await child.ask('GET', '/api/user')).statusCode]).toEqual([401, 401]);
  expect((await staff('erase', child.username)).said).toContain('planned already');
  expect((await staff('keep', child.username)).code).toBe(0);
  expect(await logIn(child)).toBe(200);
  expect((await staff('keep', child.username)).said).toContain('No end of');
  await staff('erase', child.username);
  await eraseDue();
  expect(await lives(child)).toBe(false);
});

test('erase of a grown-up says what becomes of their children, tells the others, and its owner may still undo it', async () => {
  const { child, mother } = await linkedChild();
  const father = await signedIn(api, 'parent', { firstName: 'Bo' });
  await store.family.link(child.id, father.id, 'secondary', 'active');
  const alone = await signedIn(api, 'student', { grade: '3rd', firstName: 'Leo' });
  await store.family.link(alone.id, mother.id, 'primary', 'active');
  const { said } = await staff('erase', mother.username);
  expect(said).toContain('Noor stays with Bo.');
  expect(said).toContain('Leo has no other grown-up who stays');
  expect((await mother.ask('GET', '/api/user')).statusCode).toBe(401);
  const kinds = (await father.ask('GET', '/api/family/notices')).json();
  expect(kinds).toMatchObject([{ kind: 'guardian-leaves' }]);
  const payload = { username: mother.username, password: PASSWORD };
  const entered = await api.app.inject({ method: 'POST', url: '/api/login', payload });
  const cookie = `sessionId=${entered.cookies.find(({ name }) => name === 'sessionId')?.value ?? ''}`;
  const undone = await askAnonymously(api, 'DELETE', '/api/user/deletion', undefined, { cookie });
  expect(undone.json()).toEqual({ eraseAt: null });
  await eraseDue();
  expect([await lives(mother), await lives(child), await lives(alone)]).toEqual([true, true, true]);
});

test('a grown-up who was suspended and wanted to go can still undo it once restored', async () => {
  const adult = await signedIn(api, 'teacher', { passwordHash });
  await adult.ask('POST', '/api/user/deletion', { password: PASSWORD });
  await staff('suspend', adult.username);
  expect((await staff('restore', adult.username)).said).toContain('may sign in again');
  expect(await logIn(adult)).toBe(200);
});

test('[P1.48] queue names the guardians whose yes does not count yet, where consents are asked for', async () => {
  const { mother } = await linkedChild();
  const stranger = await signedIn(api, 'parent');
  const { said } = await run(true, 'queue');
  expect([said.includes(mother.username), said.includes(stranger.username)]).toEqual([true, false]);
  expect((await staff('queue')).said).not.toContain(mother.username);
  await run(true, 'verify-guardian', mother.username, '--method', 'phone');
  expect((await run(true, 'queue')).said).not.toContain(mother.username);
});
