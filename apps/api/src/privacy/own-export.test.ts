import { expect, test } from 'vitest';
import { signedIn } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';
import { ADULTS, OTHERS, wholeAdult } from '../testing/whole-adult.ts';
import { zipFiles } from '../testing/zip-files.ts';

const api = await startTestApi();
const { store, db } = api.services;
const PASSWORD = 'a long enough one';
const passwordHash = await api.services.passwords.hash(PASSWORD);
const EXPORT = '/api/user/export';

test.each(ADULTS)(
  'a %s saves everything of the own account, and nothing of anybody else, no hash and no token',
  async (role) => {
    const text = `canary${role}`;
    const { adult, child, other } = await wholeAdult(api, role, text, passwordHash);
    const reply = (await adult.ask('POST', EXPORT, { password: PASSWORD })).json();
    expect(reply.fileName).toBe('my-data.zip');
    const files = await zipFiles(Buffer.from(reply.zipBase64, 'base64'));
    expect(files.get('json/users.json')).toContain(`${text}@example.org`);
    expect(files.has('json/sessions.json')).toBe(true);
    if (role === 'parent') expect(files.get('json/guardian_links.json')).toContain(child.id);
    if (role === 'teacher') expect(files.get('json/classes.json')).toContain('Shared');
    // The name of a table is no secret.
    const all = [...files.values()].join('\n').replaceAll('class_wish_tokens', '');
    expect(all).not.toMatch(new RegExp(`${OTHERS}|argon2|hash of|link of|code of|device of|token|secret`));
    expect([all.includes(other.id), all.includes(other.username)]).toEqual([false, false]);
    // The child's own data is not part of it.
    expect(
      [...files.keys()].filter((name) => /lesson(?!_drafts)|practice|points|progress/.test(name)),
    ).toEqual([]);
    const audit = await db
      .selectFrom('auditLog')
      .select('action')
      .where('actorId', '=', adult.id)
      .where('action', 'like', 'privacy.%')
      .execute();
    expect(audit).toEqual([{ action: 'privacy.exportOwn' }]);
    const [mail] = (await store.outbox.list(1)).map(({ toAddress, bodyText }) => [toAddress, bodyText]);
    expect(mail).toEqual([`${text}@example.org`, expect.stringContaining('Sign out everywhere')]);
  },
);

test('without the password, with a session alone, and as a child nobody gets a file; a letter goes to confirmed addresses only', async () => {
  const adult = await signedIn(api, 'parent', {
    passwordHash,
    email: 'unconfirmed@example.org',
    isConfirmed: false,
  });
  for (const body of [{}, { password: '' }, { password: 'wrong' }])
    expect((await adult.ask('POST', EXPORT, body)).json().issues[0].path).toBe('password');
  const child = await signedIn(api, 'student', { passwordHash, grade: '3rd' });
  expect((await child.ask('POST', EXPORT, { password: PASSWORD })).statusCode).toBe(403);
  expect((await adult.ask('POST', EXPORT, { password: PASSWORD })).statusCode).toBe(200);
  const told = (await store.outbox.list(50)).map(({ toAddress }) => toAddress);
  expect(told).not.toContain('unconfirmed@example.org');
});

test('five files a day, then it waits', async () => {
  const own = await startTestApi({ env: { RATE_LIMIT_FACTOR: '1' } });
  const adult = await signedIn(own, 'tutor', { passwordHash });
  const codes: number[] = [];
  for (let file = 0; file < 6; file += 1)
    codes.push((await adult.ask('POST', EXPORT, { password: PASSWORD })).statusCode);
  expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
});

test('what hangs on the account costs two statements', async () => {
  const statements: string[] = [];
  const own = await startTestApi({ onQuery: (sql) => statements.push(sql) });
  const adult = await signedIn(own, 'teacher');
  statements.length = 0;
  expect((await adult.ask('GET', '/api/user/data')).json()).toEqual({
    eraseAt: null,
    children: [],
    classes: [],
    sessions: 0,
    aloneDays: null,
  });
  expect(statements.length).toBeLessThanOrEqual(2);
});
