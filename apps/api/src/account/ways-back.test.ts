import { expect, test } from 'vitest';
import { writeWeeklyMails } from '../mail/write-weekly-mails.ts';
import { askAnonymously, signedIn, type Person } from '../testing/people.ts';
import { linkTokenTo } from '../testing/mails.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi({ env: { RATE_LIMIT_FACTOR: '100' } });
const { db, store } = api.services;
const PASSWORD = 'a long enough one';
const passwordHash = await api.services.passwords.hash(PASSWORD);
const parent = (more: { email?: string; isConfirmed?: boolean } = {}) =>
  signedIn(api, 'parent', { passwordHash, ...more });
const ways = async (who: Person) => (await who.ask('GET', '/api/user/ways-back')).json();
const mailsTo = async (address: string) =>
  (await store.outbox.list(200)).filter(({ toAddress }) => toAddress === address);
const give = async (who: Person, email: string) =>
  (await who.ask('POST', '/api/user/email', { email })).statusCode;
const linkTo = (address: string) => linkTokenTo(api, address);
const confirm = (token: string) => askAnonymously(api, 'POST', '/api/user/email/confirm', { token });

test('an address counts once its link was opened, and the old one is told before', async () => {
  const mother = await parent({ email: 'old@example.org' });
  expect(await give(mother, 'new@example.org')).toBe(200);
  expect(await ways(mother)).toEqual({
    email: 'old@example.org',
    isConfirmed: true,
    waiting: 'new@example.org',
    codesLeft: 0,
    secondFactor: 'off',
    isSecondFactorRequired: false,
  });
  expect((await mailsTo('old@example.org'))[0]?.subject).toContain('about to change');
  const token = await linkTo('new@example.org');
  expect((await confirm(token)).json()).toEqual({ email: 'new@example.org' });
  expect(await ways(mother)).toEqual({
    email: 'new@example.org',
    isConfirmed: true,
    waiting: null,
    codesLeft: 0,
    secondFactor: 'off',
    isSecondFactorRequired: false,
  });
  expect((await confirm(token)).json().code).toBe('reset_invalid');
});

test('a second wish ends the link of the first, and a link is over after a day', async () => {
  const mother = await parent();
  await give(mother, 'first@example.org');
  const first = await linkTo('first@example.org');
  await give(mother, 'second@example.org');
  expect((await confirm(first)).statusCode).toBe(400);
  await db
    .updateTable('addressChanges')
    .set({ createdAt: new Date(Date.now() - 90_000_000), expiresAt: new Date(Date.now() - 1000) })
    .where('userId', '=', mother.id)
    .execute();
  expect((await confirm(await linkTo('second@example.org'))).statusCode).toBe(400);
  expect((await ways(mother)).email).toBeNull();
});

test('an address of somebody else looks taken like every other one, is told nothing, and is nobody else’s', async () => {
  await parent({ email: 'hers@example.org' });
  const thief = await parent();
  expect(await give(thief, 'Hers@example.org')).toBe(200);
  expect(await mailsTo('Hers@example.org')).toEqual([]);
  // Two people wait for the same address: the first to confirm has it.
  const [one, two] = [await parent(), await parent()];
  await give(one, 'both@example.org');
  const token = await linkTo('both@example.org');
  await give(two, 'both@example.org');
  const answers = await Promise.all([token, await linkTo('both@example.org')].map(confirm));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 400]));
});

test('it needs a fresh password and the cookie, and is for grown-ups', async () => {
  const mother = await parent();
  api.setNow(new Date(Date.now() + 11 * 60_000));
  expect(await give(mother, 'late@example.org')).toBe(403);
  api.setNow(null);
  expect(await give(await signedIn(api, 'student'), 'kid@example.org')).toBe(403);
});

test('who registers with an address gets its link', async () => {
  const form = { password: PASSWORD, subscriptionPlanId: 'stem-blazers', role: 'parent' };
  await askAnonymously(api, 'POST', '/api/register', {
    ...form,
    username: 'newcomer',
    email: 'newcomer@example.org',
  });
  expect((await confirm(await linkTo('newcomer@example.org'))).statusCode).toBe(200);
  await askAnonymously(api, 'POST', '/api/register', {
    ...form,
    role: 'student',
    username: 'new-kid',
    email: 'new.kid@example.org',
  });
  expect(await mailsTo('new.kid@example.org')).toEqual([]);
});

test('no mail about a child goes to an address that nobody confirmed, whoever writes it', async () => {
  const child = await signedIn(api, 'student', { grade: '3rd' });
  const mother = await parent({ email: 'typo@example.org', isConfirmed: false });
  await store.family.link(child.id, mother.id, 'primary', 'active');
  expect((await mother.ask('GET', `/api/family/children/${child.id}/weekly-mail`)).json().hasAddress).toBe(
    false,
  );
  await store.weeklyMails.start(mother.id, child.id, 'a token that stops the mail');
  await writeWeeklyMails(api.services);
  const about = {
    userId: mother.id,
    aboutId: child.id,
    toAddress: 'typo@example.org',
    subject: 'S',
    bodyText: 'B',
  };
  await store.outbox.add(about);
  expect(await mailsTo('typo@example.org')).toEqual([]);
  await store.addresses.set(mother.id, 'typo@example.org', true);
  await writeWeeklyMails(api.services);
  await store.outbox.add(about);
  await store.outbox.add({ ...about, toAddress: 'elsewhere@example.org' });
  expect(
    [await mailsTo('typo@example.org'), await mailsTo('elsewhere@example.org')].map(({ length }) => length),
  ).toEqual([2, 0]);
  // A changed address is unconfirmed again, whoever changes it.
  await db.updateTable('users').set({ email: 'other@example.org' }).where('id', '=', mother.id).execute();
  expect(await ways(mother)).toMatchObject({ email: 'other@example.org', isConfirmed: false });
});

const codesOf = async (who: Person): Promise<string[]> =>
  (await who.ask('POST', '/api/recovery-codes')).json().codes;
const use = (who: Pick<Person, 'username'>, code: string, newPassword = 'a quite new one') =>
  askAnonymously(api, 'POST', '/api/recovery-codes/use', { username: who.username, code, newPassword });
const logIn = async (who: Person, password: string) =>
  (await askAnonymously(api, 'POST', '/api/login', { username: who.username, password })).statusCode;

test('[P2.18] a grown-up without an address gets in again with a code, once; every session ends', async () => {
  const mother = await parent();
  const codes = await codesOf(mother);
  expect([codes.length, new Set(codes).size, (await ways(mother)).codesLeft]).toEqual([10, 10, 10]);
  const kept = JSON.stringify(await db.selectFrom('recoveryCodes').selectAll().execute());
  for (const code of codes) expect(kept).not.toContain(code);
  const [code = ''] = codes;
  const typed = `${code.slice(0, 4).toLowerCase()} ${code.slice(4, 8)}-${code.slice(8)}`;
  expect((await use(mother, typed)).statusCode).toBe(200);
  expect([(await mother.ask('GET', '/api/user')).statusCode, await logIn(mother, 'a quite new one')]).toEqual(
    [401, 200],
  );
  expect((await use(mother, code, 'another new one')).statusCode).toBe(401);
  expect((await store.addresses.of(mother.id)).codesLeft).toBe(9);
});

test('a wrong name, a wrong code, somebody else’s code and a suspended account get the same answer', async () => {
  const [mother, other, asleep] = [await parent(), await parent(), await parent()];
  const [[hers = ''], [sleeping = '']] = [await codesOf(other), await codesOf(asleep)];
  await store.staff.suspend(asleep.id);
  const answers = [
    await use(mother, 'BCDFGHJKMNPQ'),
    await use(mother, hers),
    await use(asleep, sleeping),
    await use({ username: 'nobody-at-all' }, 'BCDFGHJKMNPQ'),
  ];
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(await logIn(mother, PASSWORD)).toBe(200);
});

test('a refused password leaves the code good; new codes end the ones before; the confirmed address is told', async () => {
  const mother = await parent({ email: 'told@example.org' });
  const [old = ''] = await codesOf(mother);
  const [code = ''] = await codesOf(mother);
  expect((await use(mother, old)).statusCode).toBe(401);
  expect((await use(mother, code, 'password1')).json().code).toBe('weak_password');
  expect((await use(mother, code)).statusCode).toBe(200);
  expect((await mailsTo('told@example.org'))[0]?.subject).toContain('recovery code was used');
});

test('a code used fifty times at once works once', async () => {
  const mother = await parent();
  const [code = ''] = await codesOf(mother);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => use(mother, code, `a quite new one ${n}`)),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test('guesses are counted before they are looked at: after ten the right code waits too', async () => {
  const strict = await startTestApi({ env: { RATE_LIMIT_FACTOR: '1' } });
  const mother = await signedIn(strict, 'parent', { passwordHash });
  const [code = ''] = (await mother.ask('POST', '/api/recovery-codes')).json().codes;
  const guess = (text: string) =>
    askAnonymously(strict, 'POST', '/api/recovery-codes/use', {
      username: mother.username,
      code: text,
      newPassword: 'a quite new one',
    });
  const wrong = await Promise.all(Array.from({ length: 10 }, () => guess('BCDFGHJKMNPQ')));
  expect(wrong.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(401));
  expect((await guess(code)).statusCode).toBe(429);
});

test('a grown-up mends the own name; a child asks a grown-up', async () => {
  const mother = await parent();
  expect(
    (await mother.ask('PATCH', '/api/user/name', { firstName: ' Anna ', lastName: '' })).statusCode,
  ).toBe(200);
  expect((await mother.ask('GET', '/api/user')).json()).toMatchObject({
    firstName: 'Anna',
    lastName: null,
    name: 'Anna',
  });
  expect((await mother.ask('PATCH', '/api/user/name', { firstName: '', lastName: '' })).statusCode).toBe(400);
  const child = await signedIn(api, 'student');
  expect((await child.ask('PATCH', '/api/user/name', { firstName: 'Rude', lastName: '' })).statusCode).toBe(
    403,
  );
});
