import { expect, test } from 'vitest';
import { safeDatabase, startProduction } from '../testing/start-production.ts';

/** Words that stand nowhere else. */
const NAME = 'Zebulonia';
const LAST = 'Quixworth';
const USER = 'zeb-canary-7713';
const MAIL = 'canary-7713@example.org';
const PASSWORD = 'otter-plume-4417-canary';
const TEXT = 'my canary sentence about volcanoes';

test('at its most talkative the log holds no name, password, cookie, mail address or text (security 2.19)', async () => {
  const { databaseUrl, db } = await safeDatabase();
  const { url, stop } = await startProduction(databaseUrl, 'debug');
  const cookies: string[] = [];
  const ask = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        'x-forwarded-proto': 'https',
        cookie: cookies.at(-1) ?? '',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const [cookie] = answer.headers.getSetCookie();
    if (cookie !== undefined) cookies.push(cookie.split(';')[0] ?? '');
    return answer.status;
  };
  const person = {
    username: USER,
    password: PASSWORD,
    email: MAIL,
    firstName: NAME,
    lastName: LAST,
    role: 'parent',
    subscriptionPlanId: 'stem-blazers',
  };
  const statuses = [
    await ask('POST', '/api/register', person),
    await ask('POST', '/api/login', { username: USER, password: `${PASSWORD}-wrong` }),
    await ask('POST', '/api/login', { username: USER, password: PASSWORD }),
    await ask('GET', '/api/user'),
    await ask('POST', '/api/chat', { message: TEXT }),
    await ask('POST', '/api/login', `{"username":"${USER}","password":"${PASSWORD}"`),
    await ask('GET', `/api/lessons/${encodeURIComponent(TEXT)}?email=${encodeURIComponent(MAIL)}`),
    await ask('POST', '/trpc/account.login', { username: USER, password: [PASSWORD] }),
    await ask('POST', '/api/support/tickets', {
      id: crypto.randomUUID(),
      topic: 'other',
      text: TEXT,
      email: MAIL,
    }),
    await ask('POST', '/api/support/tickets', { id: TEXT, topic: TEXT, text: '', email: MAIL }),
  ];
  // An error that nobody foresaw is logged too.
  await db.schema.alterTable('sessions').renameTo('sessions_away').execute();
  statuses.push(
    await ask('GET', '/api/user'),
    await ask('POST', '/api/login', { username: USER, password: PASSWORD }),
  );
  await db.destroy();
  const log = await stop();
  expect(statuses.some((status) => status >= 200 && status < 300)).toBe(true);
  expect(statuses.at(-1)).toBeGreaterThanOrEqual(500);
  expect(log).toContain('"level"');
  const secrets = cookies.map((cookie) => cookie.split('=').slice(1).join('='));
  for (const word of [
    NAME,
    LAST,
    USER,
    MAIL,
    PASSWORD,
    TEXT,
    ...secrets.filter((secret) => secret.length > 10),
  ]) {
    expect(log, word).not.toContain(word);
    expect(log, word).not.toContain(encodeURIComponent(word));
  }
});
