import { hashToken } from '@noodlenaut/db';
import { expect, test } from 'vitest';
import { appCode, switchOn } from '../testing/code-app.ts';
import { askAnonymously, signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi();
const { db, store } = api.services;
const PASSWORD = 'a long enough one';
const passwordHash = await api.services.passwords.hash(PASSWORD);
const grownUp = (more: { email?: string } = {}) => signedIn(api, 'parent', { passwordHash, ...more });
const logIn = (who: Pick<Person, 'username'>, code?: string, password = PASSWORD) =>
  askAnonymously(api, 'POST', '/api/login', {
    username: who.username,
    password,
    ...(code !== undefined && { code }),
  });
const statusOf = async (...args: Parameters<typeof logIn>) => (await logIn(...args)).statusCode;
const factorOf = async (who: Person) => (await who.ask('GET', '/api/user/ways-back')).json().secondFactor;
const begin = async (who: Person): Promise<string> =>
  (await who.ask('POST', '/api/second-factor')).json().secret;
const confirm = (who: Person, code: string) => who.ask('POST', '/api/second-factor/confirm', { code });
const mailsTo = async (address: string) =>
  (await store.outbox.list(200)).filter(({ toAddress }) => toAddress === address);
const linesOf = (id: string) =>
  db
    .selectFrom('auditLog')
    .select(['action', 'object', 'result'])
    .where('actorId', '=', id)
    .orderBy('id')
    .execute();
const WRONG = 'BCDFGH';

test('a secret counts from its first code on: other devices are signed out, the confirmed address is told', async () => {
  const mother = await grownUp({ email: 'factor@example.org' });
  const elsewhere = (await logIn(mother)).cookies.find(({ name }) => name === 'sessionId')?.value ?? '';
  const begun = (await mother.ask('POST', '/api/second-factor')).json();
  expect(begun.secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(begun.uri).toBe(
    `otpauth://totp/Noodlenaut:${mother.username}?secret=${begun.secret}&issuer=Noodlenaut`,
  );
  expect([await factorOf(mother), await statusOf(mother)]).toEqual(['off', 200]);
  expect((await confirm(mother, '12345')).json().issues).toEqual([
    { path: 'code', message: 'The app shows 6 digits' },
  ]);
  expect((await confirm(mother, appCode(begun.secret, new Date(0)))).json()).toMatchObject({
    code: 'invalid_input',
    issues: [{ path: 'code' }],
  });
  expect((await confirm(mother, appCode(begun.secret))).statusCode).toBe(200);
  expect(await factorOf(mother)).toBe('on');
  const ask = { url: '/api/user', cookies: { sessionId: elsewhere } };
  expect([(await api.app.inject(ask)).statusCode, (await mother.ask('GET', '/api/user')).statusCode]).toEqual(
    [401, 200],
  );
  expect((await mailsTo('factor@example.org')).map(({ subject }) => subject)).toEqual([
    'Two-step sign-in is on on Noodlenaut',
  ]);
  expect((await linesOf(mother.id)).at(-1)).toEqual({
    action: 'account.confirmSecondFactor',
    object: null,
    result: 'done',
  });
});

test('signing in takes the code after the password, and tells nothing to who has no password', async () => {
  const mother = await grownUp();
  const secret = await switchOn(mother);
  const asked = await logIn(mother);
  expect([asked.statusCode, asked.json(), asked.cookies]).toEqual([
    401,
    { message: 'Please type the code from your app', code: 'second_factor_required' },
    [],
  ]);
  for (const code of [undefined, appCode(secret), WRONG])
    expect((await logIn(mother, code, 'wrong')).json().code).toBe('wrong_credentials');
  const refused = await logIn(mother, WRONG);
  expect([refused.statusCode, refused.json().code, refused.cookies]).toEqual([
    401,
    'wrong_second_factor',
    [],
  ]);
  expect((await linesOf(mother.id)).at(-1)).toEqual({
    action: 'account.login',
    object: 'second factor',
    result: 'failed',
  });
  const code = appCode(secret);
  expect(await statusOf(mother, `${code.slice(0, 3)} ${code.slice(3)}`)).toBe(200);
});

test('a code is taken once, and none before it afterwards; fifty at once sign in once', async () => {
  const mother = await grownUp();
  const secret = await switchOn(mother);
  const code = appCode(secret);
  const answers = await Promise.all(Array.from({ length: 50 }, () => logIn(mother, code)));
  const codes = answers.map((answer) => (answer.statusCode === 200 ? 'in' : answer.json().code));
  expect(codes.filter((one) => one === 'in')).toHaveLength(1);
  expect(new Set(codes)).toEqual(new Set(['in', 'wrong_second_factor']));
  expect(await statusOf(mother, appCode(secret, new Date(Date.now() - 30_000)))).toBe(401);
});

test('the code that switched it on signs nobody in', async () => {
  const mother = await grownUp();
  const secret = await begin(mother);
  const code = appCode(secret);
  expect((await confirm(mother, code)).statusCode).toBe(200);
  expect(await statusOf(mother, code)).toBe(401);
});

test('clocks may differ by one step either way and no more', async () => {
  const mother = await grownUp();
  const secret = await switchOn(mother);
  // The middle of a step a while ahead, so that every code here is a new one.
  const now = Math.floor(Date.now() / 30_000) * 30_000 + 600_000 + 15_000;
  const shown = (steps: number) => appCode(secret, new Date(now + steps * 30_000));
  api.setNow(new Date(now));
  expect([await statusOf(mother, shown(-2)), await statusOf(mother, shown(2))]).toEqual([401, 401]);
  expect([await statusOf(mother, shown(-1)), await statusOf(mother, shown(1))]).toEqual([200, 200]);
  api.setNow(null);
});

test('a recovery code takes the place of the app, once, however it is typed', async () => {
  const mother = await grownUp();
  const { codes } = (await mother.ask('POST', '/api/recovery-codes')).json();
  await switchOn(mother);
  const [first = '', second = ''] = codes;
  const other = await grownUp();
  const [hers] = (await other.ask('POST', '/api/recovery-codes')).json().codes;
  expect(await statusOf(mother, hers)).toBe(401);
  expect(await statusOf(mother, `${first.slice(0, 4).toLowerCase()}-${first.slice(4)}`)).toBe(200);
  expect([await statusOf(mother, first), await statusOf(mother, second)]).toEqual([401, 200]);
  expect((await mother.ask('GET', '/api/user/ways-back')).json().codesLeft).toBe(8);
});

test('a new password, by mail or by a recovery code, does not switch it off', async () => {
  const mother = await grownUp();
  const [code] = (await mother.ask('POST', '/api/recovery-codes')).json().codes;
  const secret = await switchOn(mother);
  const newPassword = 'a quite new one';
  const used = { username: mother.username, code, newPassword };
  expect((await askAnonymously(api, 'POST', '/api/recovery-codes/use', used)).statusCode).toBe(200);
  expect((await logIn(mother, undefined, newPassword)).json().code).toBe('second_factor_required');
  const token = 'a token of a link that was mailed to her';
  await store.recovery.createReset(mother.id, hashToken(token), 60);
  const reset = { token, newPassword: 'yet another one' };
  expect((await askAnonymously(api, 'POST', '/api/password/reset/confirm', reset)).statusCode).toBe(200);
  const asked = await logIn(mother, undefined, reset.newPassword);
  expect(asked.json().code).toBe('second_factor_required');
  expect(await statusOf(mother, appCode(secret), reset.newPassword)).toBe(200);
});

test('one that is on stays as it is until it is switched off, which the address is told', async () => {
  const mother = await grownUp({ email: 'off@example.org' });
  const secret = await switchOn(mother);
  expect((await mother.ask('POST', '/api/second-factor')).json().code).toBe('wrong_state');
  expect((await confirm(mother, appCode(secret))).json().code).toBe('wrong_state');
  expect((await mother.ask('DELETE', '/api/second-factor')).json()).toEqual({ ok: true });
  expect([await factorOf(mother), await statusOf(mother)]).toEqual(['off', 200]);
  expect((await mother.ask('DELETE', '/api/second-factor')).statusCode).toBe(200);
  expect((await mailsTo('off@example.org')).map(({ subject }) => subject)).toEqual([
    'Two-step sign-in is off on Noodlenaut',
    'Two-step sign-in is on on Noodlenaut',
  ]);
});

test('it takes the cookie and a fresh password, and is for grown-ups with a password', async () => {
  const mother = await grownUp();
  api.setNow(new Date(Date.now() + 11 * 60_000));
  for (const [method, url] of [
    ['POST', '/api/second-factor'],
    ['DELETE', '/api/second-factor'],
  ] as const)
    expect((await mother.ask(method, url)).json().code).toBe('reauth_required');
  api.setNow(null);
  const child = await signedIn(api, 'student', { passwordHash });
  expect((await child.ask('POST', '/api/second-factor')).json().code).toBe('forbidden_role');
  const googles = await signedIn(api, 'parent');
  expect((await googles.ask('POST', '/api/second-factor')).json()).toMatchObject({ code: 'wrong_state' });
  const waiting = await signedIn(api, 'teacher', { passwordHash, verified: false });
  expect(await switchOn(waiting)).toHaveLength(32);
  const row = { userId: child.id, secret: 'A'.repeat(32) };
  await expect(db.insertInto('secondFactors').values(row).execute()).rejects.toThrow('for grown-ups');
});

test('a secret leaves with the reply that begins it and with nothing else', async () => {
  const mother = await grownUp();
  const child = await signedIn(api, 'student', { grade: '3rd' });
  await store.family.link(child.id, mother.id, 'primary', 'active');
  const secret = await switchOn(mother);
  const login = await logIn(mother, appCode(secret));
  const said = [
    login.body,
    ...(await Promise.all(
      ['/api/user', '/api/auth/user', '/api/user/ways-back', '/api/sessions'].map(
        async (url) => (await mother.ask('GET', url)).body,
      ),
    )),
    (await mother.ask('POST', `/api/family/children/${child.id}/export`, { password: PASSWORD })).body,
    JSON.stringify(await db.selectFrom('auditLog').selectAll().execute()),
    JSON.stringify(await store.outbox.list(200)),
  ];
  expect(said.filter((text) => text.includes(secret))).toEqual([]);
});

test('wrong codes are counted by account: after ten the right one waits too, and from everywhere', async () => {
  const strict = await startTestApi({ env: { RATE_LIMIT_FACTOR: '1' } });
  const mother = await signedIn(strict, 'parent', { passwordHash });
  const secret = await switchOn(mother);
  const guess = (code: string, remoteAddress: string) =>
    strict.app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { username: mother.username, password: PASSWORD, code },
      remoteAddress,
    });
  const answers = await Promise.all(
    Array.from({ length: 26 }, (_, n) => guess(`00000${n % 10}`, `198.51.100.${n}`)),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
  const right = await guess(appCode(secret), '203.0.113.5');
  expect([right.statusCode, Number(right.headers['retry-after']) > 0]).toEqual([429, true]);
  expect((await mother.ask('GET', '/api/user')).statusCode).toBe(200);
});

test('right codes are not counted', async () => {
  const strict = await startTestApi({ env: { RATE_LIMIT_FACTOR: '1' } });
  const mother = await signedIn(strict, 'parent', { passwordHash });
  const secret = await switchOn(mother);
  const start = Date.now();
  for (let step = 2; step < 15; step += 1) {
    const at = new Date(start + step * 30_000);
    strict.setNow(at);
    const payload = { username: mother.username, password: PASSWORD, code: appCode(secret, at) };
    expect((await askAnonymously(strict, 'POST', '/api/login', payload)).statusCode).toBe(200);
  }
});
