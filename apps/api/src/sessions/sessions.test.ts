import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { signedIn } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi();
const me = (headers: Record<string, string>) => api.app.inject({ url: '/api/auth/user', headers });

test.each(['', 'null', 'undefined', '  '])(
  '[S1.20] an identifier %j counts as absent, as cookie and as bearer',
  async (value) => {
    const { cookie, username } = await signedIn(api, 'student');
    expect((await me({ cookie: `sessionId=${value}` })).statusCode).toBe(401);
    expect((await me({ authorization: `Bearer ${value}` })).statusCode).toBe(401);
    expect(
      (await me({ cookie: `sessionId=${cookie}`, authorization: `Bearer ${value}` })).json(),
    ).toMatchObject({ username });
  },
);

test('[S7.07] [P1.06] without a session: 401 with a sentence', async () => {
  const answer = await me({});
  expect([answer.statusCode, answer.json()]).toEqual([
    401,
    { message: 'Please sign in', code: 'unauthenticated' },
  ]);
});

test('[S1.17] [S7.06] the cookie alone and the bearer alone both say who it is', async () => {
  const { cookie, bearer, username } = await signedIn(api, 'teacher');
  expect((await me({ cookie: `sessionId=${cookie}` })).json()).toMatchObject({ username, role: 'teacher' });
  expect((await me({ authorization: `Bearer ${bearer}` })).json()).toMatchObject({
    username,
    role: 'teacher',
  });
});

test('cookie and bearer of two people count as nobody, two cookies count as none', async () => {
  const [one, two] = [await signedIn(api, 'student'), await signedIn(api, 'student')];
  expect(
    (await me({ cookie: `sessionId=${one.cookie}`, authorization: `Bearer ${two.bearer}` })).statusCode,
  ).toBe(401);
  expect((await me({ cookie: `sessionId=${one.cookie}; sessionId=${two.cookie}` })).statusCode).toBe(401);
});

test('a value never works in the place of the other', async () => {
  const { cookie, bearer } = await signedIn(api, 'student');
  const row = await api.services.db.selectFrom('sessions').select('sid').executeTakeFirstOrThrow();
  expect((await me({ cookie: `sessionId=${row.sid}` })).statusCode).toBe(401);
  expect(cookie).not.toBe(bearer);
});

test('[S7.16] [P2.05] logout ends cookie and bearer at once, clears the cookie, and is fine without a session', async () => {
  const { cookie, bearer, ask } = await signedIn(api, 'student');
  const answer = await ask('POST', '/api/logout');
  expect(answer.statusCode).toBe(200);
  expect(answer.cookies.find(({ name }) => name === 'sessionId')).toMatchObject({ value: '', path: '/' });
  expect(answer.headers['clear-site-data']).toBe('"cache", "storage"');
  expect((await me({ cookie: `sessionId=${cookie}` })).statusCode).toBe(401);
  expect((await me({ authorization: `Bearer ${bearer}` })).statusCode).toBe(401);
  expect((await api.app.inject({ method: 'POST', url: '/api/logout' })).statusCode).toBe(200);
});

test('[S4.48] a logout that carries only the bearer ends the cookie too', async () => {
  const { cookie, bearer } = await signedIn(api, 'student');
  await api.app.inject({
    method: 'POST',
    url: '/api/logout',
    headers: { authorization: `Bearer ${bearer}` },
  });
  expect((await me({ cookie: `sessionId=${cookie}` })).statusCode).toBe(401);
});

test('[P2.06] signing out everywhere ends all sessions of the account and of nobody else', async () => {
  const first = await signedIn(api, 'parent');
  const second = await issueFor(first.id);
  const stranger = await signedIn(api, 'parent');
  const list = (await first.ask('GET', '/api/sessions')).json();
  expect(list).toHaveLength(2);
  expect(list.filter(({ current }: { current: boolean }) => current)).toHaveLength(1);
  expect((await first.ask('DELETE', '/api/sessions')).json()).toEqual({ ended: 2 });
  expect((await me({ cookie: `sessionId=${first.cookie}` })).statusCode).toBe(401);
  expect((await me({ cookie: `sessionId=${second}` })).statusCode).toBe(401);
  expect((await stranger.ask('GET', '/api/user')).statusCode).toBe(200);
});

test('one session can be ended from the list; somebody else’s is not found', async () => {
  const person = await signedIn(api, 'parent');
  const other = await issueFor(person.id);
  const stranger = await signedIn(api, 'parent');
  const list: { id: string; current: boolean }[] = (await person.ask('GET', '/api/sessions')).json();
  const target = list.find(({ current }) => !current)?.id;
  expect((await stranger.ask('DELETE', `/api/sessions/${target}`)).statusCode).toBe(404);
  expect((await person.ask('DELETE', `/api/sessions/${target}`)).json()).toEqual({ ended: 1 });
  expect((await me({ cookie: `sessionId=${other}` })).statusCode).toBe(401);
});

test('idle and absolute time end a session by the clock of the database', async () => {
  const adult = await signedIn(api, 'teacher');
  const child = await signedIn(api, 'student');
  const shift = (id: string, hours: number) =>
    sql`update sessions set last_seen_at = now() - ${hours} * interval '1 hour' where user_id = ${id}`.execute(
      api.services.db,
    );
  await shift(adult.id, 3);
  await shift(child.id, 3);
  expect((await adult.ask('GET', '/api/user')).statusCode).toBe(401);
  expect((await child.ask('GET', '/api/user')).statusCode).toBe(200);
  await sql`update sessions set expire = now() where user_id = ${child.id}`.execute(api.services.db);
  expect((await child.ask('GET', '/api/user')).statusCode).toBe(401);
});

test('being used keeps a session alive', async () => {
  const { id, ask } = await signedIn(api, 'teacher');
  await sql`update sessions set last_seen_at = now() - interval '119 minutes' where user_id = ${id}`.execute(
    api.services.db,
  );
  expect((await ask('GET', '/api/user')).statusCode).toBe(200);
  await api.services.toucher.flush();
  const row = await api.services.db
    .selectFrom('sessions')
    .select(sql<number>`extract(epoch from now() - last_seen_at)::int`.as('age'))
    .where('userId', '=', id)
    .where('kind', '=', 'cookie')
    .executeTakeFirstOrThrow();
  expect(row.age).toBeLessThan(5);
});

test('I7: no read that begins after the logout reply sees the account, with racing readers', async () => {
  for (let round = 0; round < 60; round += 1) {
    const { ask } = await signedIn(api, 'student');
    const before = Array.from({ length: 4 }, () => ask('GET', '/api/auth/user'));
    await ask('POST', '/api/logout');
    const after = await Promise.all(Array.from({ length: 4 }, () => ask('GET', '/api/auth/user')));
    await Promise.all(before);
    expect(after.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401]);
  }
});

async function issueFor(userId: string): Promise<string> {
  const { issueSession } = await import('./issue-session.ts');
  return (
    await issueSession(api.services.store, { id: userId, role: 'parent' }, 'Another device', 'password')
  ).cookieToken;
}
