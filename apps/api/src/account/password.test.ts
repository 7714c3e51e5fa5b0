import { expect, test } from 'vitest';
import { sendDueMails } from '../mail/send-mails.ts';
import { askAnonymously, signedIn } from '../testing/people.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi();
const hash = await api.services.passwords.hash('the old one');
const outbox = () => api.services.store.outbox.list(50);
const askReset = (email: string) => askAnonymously(api, 'POST', '/api/password/reset/request', { email });
const confirm = (token: string, newPassword: string) =>
  askAnonymously(api, 'POST', '/api/password/reset/confirm', { token, newPassword });

async function mailedToken(email: string): Promise<string> {
  await askReset(email);
  const mail = (await outbox()).find(({ toAddress }) => toAddress === email);
  return /token=([\w-]+)/.exec(mail?.bodyText ?? '')?.[1] ?? '';
}

test('[P2.18] an adult chooses a new password with a mailed link, once, and every session ends', async () => {
  const adult = await signedIn(api, 'parent', { email: 'reset@example.org', passwordHash: hash });
  const token = await mailedToken('reset@example.org');
  expect(token).toHaveLength(43);
  expect((await confirm(token, 'a brand new password')).statusCode).toBe(200);
  expect((await adult.ask('GET', '/api/user')).statusCode).toBe(401);
  const login = await askAnonymously(api, 'POST', '/api/login', {
    username: adult.username,
    password: 'a brand new password',
  });
  expect(login.statusCode).toBe(200);
  const again = await confirm(token, 'yet another password');
  expect([again.statusCode, again.json().code]).toEqual([400, 'reset_invalid']);
});

test('the answer is the same for a known, an unknown and a child’s address, and only the adult gets a mail', async () => {
  await signedIn(api, 'teacher', { email: 'teacher@example.org', passwordHash: hash });
  await signedIn(api, 'student', { email: 'child@example.org', passwordHash: hash });
  const answers = [
    await askReset('teacher@example.org'),
    await askReset('child@example.org'),
    await askReset('nobody@example.org'),
  ];
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  const receivers = (await outbox()).map(({ toAddress }) => toAddress);
  expect(receivers).toContain('teacher@example.org');
  expect(receivers).not.toContain('child@example.org');
});

test('a refused password leaves the link good', async () => {
  await signedIn(api, 'tutor', { email: 'tutor@example.org', passwordHash: hash });
  const token = await mailedToken('tutor@example.org');
  expect((await confirm(token, 'password1')).json().code).toBe('weak_password');
  expect((await confirm(token, 'a better password')).statusCode).toBe(200);
});

test('a link used twenty times at once works once', async () => {
  await signedIn(api, 'tutor', { email: 'race@example.org', passwordHash: hash });
  const token = await mailedToken('race@example.org');
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => confirm(token, `a better password ${n}`)),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test('[P2.21] without SMTP_URL mails stay in the outbox; with it they leave over SMTP, and a failure is tried later', async () => {
  await signedIn(api, 'parent', { email: 'mail@example.org', passwordHash: hash });
  await askReset('mail@example.org');
  const waiting = (await outbox()).filter(({ sentAt }) => sentAt === null).length;
  expect(waiting).toBeGreaterThan(0);
  const server = await startMailServer();
  const failing = { send: () => Promise.reject(new Error('mail host is down')) };
  expect(await sendDueMails(api.services.store, failing)).toBe(0);
  expect((await outbox()).find(({ toAddress }) => toAddress === 'mail@example.org')).toMatchObject({
    attempts: 1,
    lastError: 'mail host is down',
    sentAt: null,
  });
  await api.services.db
    .updateTable('outbox')
    .set({ nextTryAt: new Date(0) })
    .execute();
  const [one, two] = await Promise.all([
    sendDueMails(api.services.store, server.sender),
    sendDueMails(api.services.store, server.sender),
  ]);
  expect(one + two).toBe(waiting);
  expect(
    server.received.filter(
      (text) => text.includes('mail@example.org') && text.includes('reset-password?token='),
    ),
  ).toHaveLength(1);
  await server.stop();
});

test('changing the password needs the present one, keeps this session and ends the others', async () => {
  const person = await signedIn(api, 'parent', { passwordHash: hash });
  const other = await askAnonymously(api, 'POST', '/api/login', {
    username: person.username,
    password: 'the old one',
  });
  const wrong = await person.ask('POST', '/api/password/change', {
    currentPassword: 'not it',
    newPassword: 'the very new one',
  });
  expect([wrong.statusCode, wrong.json().issues[0].path]).toEqual([400, 'currentPassword']);
  const changed = await person.ask('POST', '/api/password/change', {
    currentPassword: 'the old one',
    newPassword: 'the very new one',
  });
  expect(changed.json()).toEqual({ ended: 1 });
  expect((await person.ask('GET', '/api/user')).statusCode).toBe(200);
  expect(
    (
      await api.app.inject({
        url: '/api/user',
        headers: { authorization: `Bearer ${other.json().sessionId}` },
      })
    ).statusCode,
  ).toBe(401);
});

test('a bearer alone cannot change a password', async () => {
  const { bearer } = await signedIn(api, 'parent', { passwordHash: hash });
  const payload = { currentPassword: 'the old one', newPassword: 'the very new one' };
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/password/change',
    payload,
    headers: { authorization: `Bearer ${bearer}` },
  });
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'reauth_required']);
});
