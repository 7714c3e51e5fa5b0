import { expect, test } from 'vitest';
import { sendDueMails } from '../mail/send-mails.ts';
import { askAnonymously, signedIn } from '../testing/people.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { linkTokenTo, mailTo } from '../testing/mails.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi();
const hash = await api.services.passwords.hash('the old one');
const outbox = () => api.services.store.outbox.list(50);
const askReset = (email: string) => askAnonymously(api, 'POST', '/api/password/reset/request', { email });
const confirm = (token: string, newPassword: string) =>
  askAnonymously(api, 'POST', '/api/password/reset/confirm', { token, newPassword });

async function mailedToken(email: string): Promise<string> {
  await askReset(email);
  return linkTokenTo(api, email);
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
  // All three wait alike; whose they are shows when they leave.
  const waiting = (await outbox()).map(({ toAddress, bodyText }) => `${toAddress} ${bodyText}`);
  for (const address of ['teacher', 'child', 'nobody']) expect(waiting).toContain(`${address}@example.org `);
  expect(await mailTo(api, 'teacher@example.org')).toContain('/reset-password?token=');
  expect([await mailTo(api, 'child@example.org'), await mailTo(api, 'nobody@example.org')]).toEqual(['', '']);
});

test('asking costs the same statements for a known, an unknown and a child’s address', async () => {
  const asked: string[] = [];
  const own = await startTestApi({ onQuery: (sql) => asked.push(sql) });
  await signedIn(own, 'parent', { email: 'known@example.org' });
  await signedIn(own, 'student', { email: 'pupil@example.org' });
  const costs = [];
  for (const name of ['known', 'unknown', 'pupil']) {
    asked.splice(0);
    await askAnonymously(own, 'POST', '/api/password/reset/request', { email: `${name}@example.org` });
    costs.push([...asked]);
  }
  expect(costs[0]?.join()).toContain('insert into "outbox"');
  expect([costs[1], costs[2]]).toEqual([costs[0], costs[0]]);
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
  // What nobody is to get goes without leaving.
  const isForNobody = /^(child|nobody)@/;
  const waiting = (await outbox()).filter(
    ({ sentAt, toAddress }) => sentAt === null && !isForNobody.test(toAddress),
  ).length;
  expect(waiting).toBeGreaterThan(0);
  const server = await startMailServer();
  const failing = { send: () => Promise.reject(new Error('mail host is down')) };
  expect(await sendDueMails(api.services, failing)).toBe(0);
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
    sendDueMails(api.services, server.sender),
    sendDueMails(api.services, server.sender),
  ]);
  expect(one + two).toBe(waiting);
  expect(
    server.received.filter(
      (text) => text.includes('mail@example.org') && text.includes('reset-password?token='),
    ),
  ).toHaveLength(1);
  expect((await outbox()).filter(({ toAddress }) => isForNobody.test(toAddress))).toEqual([]);
  await server.stop();
});

test('a hundred wishes for addresses that nobody has keep no mail waiting for another run', async () => {
  const own = await startTestApi();
  await Promise.all(
    Array.from({ length: 100 }, (_, n) =>
      askAnonymously(own, 'POST', '/api/password/reset/request', { email: `nobody${n}@example.org` }),
    ),
  );
  await own.services.store.outbox.add({
    userId: null,
    toAddress: 'mother@example.org',
    subject: 'A grown-up asks to be linked',
    bodyText: 'Look',
  });
  const sent: string[] = [];
  await sendDueMails(own.services, { send: async ({ to }) => void sent.push(to) });
  expect(sent).toEqual(['mother@example.org']);
});

test('no secret of a link waits in the outbox, and what did not leave in time never does', async () => {
  const { store, db } = api.services;
  await signedIn(api, 'parent', { email: 'slow@example.org', passwordHash: hash });
  const token = await mailedToken('slow@example.org');
  const kept = await db.selectFrom('outbox').selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain(token);
  expect(kept.filter(({ bodyText }) => /(#|token=)[\w-]{43}/.test(bodyText))).toEqual([]);
  await db
    .updateTable('outbox')
    .set({ expiresAt: new Date(Date.now() - 1000), nextTryAt: new Date(0), sentAt: null })
    .execute();
  const sent: string[] = [];
  await sendDueMails(api.services, { send: async ({ to }) => void sent.push(to) });
  expect(sent).toEqual([]);
  await store.outbox.dropExpired();
  expect(await outbox()).toEqual([]);
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
