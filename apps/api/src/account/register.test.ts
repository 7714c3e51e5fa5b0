import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { askAnonymously } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi();
const register = (fields: object) =>
  askAnonymously(api, 'POST', '/api/register', {
    username: 'someone',
    password: 'secret1',
    subscriptionPlanId: 'adventure-scholars-free',
    ...fields,
  });
const issues = (body: { issues?: { path: string; message: string }[] }) =>
  Object.fromEntries((body.issues ?? []).map(({ path, message }) => [path, message]));

test('[S7.13] [S7.14] [P2.03] registration creates the account with all its fields and answers with plan and bearer', async () => {
  const answer = await register({
    username: 'Maya_1',
    email: 'maya@example.org',
    firstName: 'Maya',
    lastName: 'Okafor',
    role: 'parent',
    subscriptionPlanId: 'stem-blazers',
    password: 'twelve tigers',
  });
  expect(answer.statusCode).toBe(200);
  const body = answer.json();
  expect(body).toMatchObject({
    user: { username: 'Maya_1', role: 'parent', firstName: 'Maya' },
    subscription: { planId: 'stem-blazers', planName: 'STEM Blazers', isTrialing: true },
  });
  const me = await api.app.inject({
    url: '/api/user',
    headers: { authorization: `Bearer ${body.sessionId}` },
  });
  expect(me.json()).toMatchObject({
    email: 'maya@example.org',
    lastName: 'Okafor',
    totalPoints: 0,
    grade: null,
  });
});

test('[S1.18] [S7.15] [P2.01] the server sets the cookie: HttpOnly, Lax, path /, seven days, and it is not the bearer', async () => {
  const answer = await register({ username: 'cookie-one' });
  const cookie = answer.cookies.find(({ name }) => name === 'sessionId');
  expect(cookie).toMatchObject({ path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 604_800 });
  expect(cookie?.value).toMatch(/^[\w-]{43}$/);
  expect(cookie?.value).not.toBe(answer.json().sessionId);
});

test('[S3.52] [P2.04] the login store keeps hashes of the identifiers, never a value', async () => {
  const answer = await register({ username: 'hashed-one' });
  const values = [answer.cookies[0]?.value, answer.json().sessionId];
  const { rows } = await sql<{ all: string }>`select json_agg(s)::text as "all" from sessions s`.execute(
    api.services.db,
  );
  for (const value of values) expect(rows[0]?.all).not.toContain(value);
  const { rows: columns } = await sql<{
    name: string;
  }>`select column_name as name from information_schema.columns where table_name = 'sessions'`.execute(
    api.services.db,
  );
  expect(columns.map(({ name }) => name)).toEqual(expect.arrayContaining(['sid', 'sess', 'expire']));
});

test('[P2.09] [S3.01] passwords are stored as argon2id with 19 MiB, two passes', async () => {
  await register({ username: 'argon-one' });
  const row = await api.services.store.users.credentialsByUsername('ARGON-one');
  expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('over https the cookie is Secure', async () => {
  const secure = await startTestApi({ env: { PUBLIC_URL: 'https://school.example' } });
  const answer = await askAnonymously(secure, 'POST', '/api/register', {
    username: 'tls',
    password: 'secret1',
    subscriptionPlanId: 'stem-blazers',
  });
  expect(answer.cookies[0]).toMatchObject({ secure: true });
  expect(answer.headers['strict-transport-security']).toContain('max-age=31536000');
});

test.each([
  [
    '[S5.25] a username of 2 is refused',
    { username: 'ab' },
    { username: 'Username must be at least 3 characters' },
  ],
  [
    '[S5.25] a username of 51 is refused',
    { username: 'a'.repeat(51) },
    { username: 'Username must be at most 50 characters' },
  ],
  [
    '[S5.26] a password of 5 is refused',
    { password: 'abcde' },
    { password: 'Password must be at least 6 characters' },
  ],
  [
    '[S5.26] a password of 101 is refused',
    { password: 'a'.repeat(101) },
    { password: 'Password must be at most 100 characters' },
  ],
  ['[S5.27] [S5.40] an e-mail must be one', { email: 'nobody' }, { email: 'Invalid email' }],
  [
    '[S5.28] a first name of 51 is refused',
    { firstName: 'a'.repeat(51) },
    { firstName: 'Please use at most 50 characters' },
  ],
  [
    '[S5.28] an empty last name is refused: absent is absent',
    { lastName: '' },
    { lastName: 'Please use at least 1 character' },
  ],
  [
    '[S5.30] a plan is required',
    { subscriptionPlanId: undefined },
    { subscriptionPlanId: 'Please select a subscription plan' },
  ],
  [
    'a username may not hold look-alike letters',
    { username: 'аdmin' },
    { username: 'Please use letters, numbers, dots, dashes and underscores' },
  ],
])('%s', async (_name, fields, expected) => {
  const answer = await register(fields);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().code).toBe('invalid_input');
  expect(issues(answer.json())).toEqual(expected);
});

test.each([
  ['[S5.25] 3 characters', { username: 'abc' }],
  ['[S5.25] 50 characters', { username: 'b'.repeat(50) }],
  ['[S5.26] a password of 6', { username: 'six', password: 'abcdef' }],
  ['[S5.26] a password of 100', { username: 'hundred', password: 'p'.repeat(100) }],
  ['[S5.27] without an e-mail', { username: 'nomail', email: undefined }],
  ['[S5.28] names of 1 and 50', { username: 'names', firstName: 'A', lastName: 'b'.repeat(50) }],
])('is accepted: %s', async (_name, fields) => {
  expect((await register(fields)).statusCode).toBe(200);
});

test('[S5.29] [S6.02] [S1.13] any of the four roles, student by default, and nothing else', async () => {
  for (const role of ['student', 'tutor', 'teacher', 'parent']) {
    const answer = await register({ username: `as-${role}`, role, password: 'a long walk home' });
    expect(answer.json().user.role).toBe(role);
  }
  expect((await register({ username: 'as-default' })).json().user.role).toBe('student');
  for (const role of ['admin', 'staff', '', null])
    expect((await register({ username: 'as-admin', role })).statusCode).toBe(400);
});

test('[P2.11] [S5.26] common passwords are refused for adults, and allowed for students', async () => {
  for (const role of ['tutor', 'teacher', 'parent']) {
    const answer = await register({ username: `common-${role}`, role, password: 'password1' });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'weak_password']);
    expect(issues(answer.json())).toHaveProperty('password');
  }
  expect(
    (await register({ username: 'common-child', role: 'student', password: 'password1' })).statusCode,
  ).toBe(200);
});

test('I8: forty registrations of one name at once make one account, the others are told alike', async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      register({ username: n % 2 ? 'OnlyOne' : 'onlyone', password: 'abcdef' }),
    ),
  );
  const codes = answers.map(({ statusCode }) => statusCode);
  expect(codes.filter((code) => code === 200)).toHaveLength(1);
  expect(codes.filter((code) => code === 409)).toHaveLength(39);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toEqual({
    code: 'taken',
    message: "That username or email can't be used.",
  });
});

test('one trial a family: the same mail with a tag starts on the free plan', async () => {
  const paid = { subscriptionPlanId: 'bright-future-brigade' };
  const first = await register({ username: 'trial-1', email: 'Family.One@gmail.com', ...paid });
  const again = await register({ username: 'trial-2', email: 'familyone+2@gmail.com', ...paid });
  expect(first.json().subscription).toEqual({
    planId: 'bright-future-brigade',
    planName: 'Bright Future Brigade',
    isTrialing: true,
  });
  expect(again.json().subscription).toEqual({
    planId: 'adventure-scholars-free',
    planName: 'Adventure Scholars',
    isTrialing: false,
  });
});

test('a client cannot set what is not its to set', async () => {
  await register({
    username: 'greedy',
    isVerified: true,
    totalPoints: 999,
    rating: 1,
    isActive: false,
    id: '00000000-0000-4000-8000-000000000000',
    plan: 'stem-blazers',
  });
  const row = await api.services.db
    .selectFrom('users')
    .selectAll()
    .where('username', '=', 'greedy')
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    isVerified: false,
    totalPoints: 0,
    rating: 5,
    isActive: true,
    role: 'student',
  });
});
