import { LIMITERS } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const HOME = '203.0.113.9';
const statements: string[] = [];
/** An api of its own with the limits of production: counters start anew. */
const open = () => startTestApi({ env: { RATE_LIMIT_FACTOR: '1' }, onQuery: (sql) => statements.push(sql) });
type Api = Awaited<ReturnType<typeof open>>;
const ask = (api: Api, cookie: string | null, url = '/api/subjects', remoteAddress = HOME) =>
  api.app.inject({ url, remoteAddress, ...(cookie !== null && { cookies: { sessionId: cookie } }) });
/** How often each status came. */
async function tally(asked: readonly Promise<{ readonly statusCode: number }>[]) {
  const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
  const of = (status: number) => statuses.filter((one) => one === status).length;
  return { ok: of(200), waits: of(429), other: statuses.length - of(200) - of(429) };
}
const times = <Item>(length: number, make: (at: number) => Item) =>
  Array.from({ length }, (_, at) => make(at));
const { points: PER_SESSION } = LIMITERS['any.session'];
const { points: PER_ADDRESS } = LIMITERS['any.address'];

test('300 children behind one address do lessons: nobody waits, however much they ask together', async () => {
  const api = await open();
  const children = await Promise.all(times(300, () => signedIn(api, 'student', { grade: '3rd' })));
  for (let round = 0; round < 6; round += 1)
    expect(await tally(children.map(({ cookie }) => ask(api, cookie, '/api/progress')))).toEqual({
      ok: 300,
      waits: 0,
      other: 0,
    });
});

test('what comes without a session, or with a made-up one, is counted by address; who is signed in goes on, new ones wait at most for the flood', async () => {
  const api = await open();
  const child = await signedIn(api, 'student', { grade: '3rd' });
  expect((await ask(api, child.cookie)).statusCode).toBe(200);
  const flood = times(PER_ADDRESS + 100, (at) => ask(api, at % 2 === 0 ? null : `made-up-${at}`));
  expect(await tally(flood)).toEqual({ ok: PER_ADDRESS, waits: 100, other: 0 });
  expect((await ask(api, child.cookie)).statusCode).toBe(200);
  expect((await ask(api, null, '/api/subjects', '203.0.113.10')).statusCode).toBe(200);
});

test('a flood of made-up sessions costs statements only as far as the limit reaches', async () => {
  const api = await open();
  await tally(times(PER_ADDRESS, () => ask(api, null)));
  statements.length = 0;
  expect((await tally(times(200, (at) => ask(api, `made-up-${at}`)))).waits).toBe(200);
  expect(statements).toEqual([]);
});

test('a flood of a live session costs none either, once it is over its limit, and another device of the account has its own', async () => {
  const api = await open();
  const child = await signedIn(api, 'student', { grade: '3rd' });
  expect(await tally(times(PER_SESSION, () => ask(api, child.cookie)))).toMatchObject({ waits: 0 });
  statements.length = 0;
  expect((await tally(times(200, () => ask(api, child.cookie)))).waits).toBe(200);
  expect(statements).toEqual([]);
  expect((await ask(api, await anotherDevice(api, child))).statusCode).toBe(200);
});

test('all devices of an account together have a limit too', async () => {
  const api = await open();
  const child = await signedIn(api, 'student', { grade: '3rd' });
  const devices = [child.cookie, await anotherDevice(api, child), await anotherDevice(api, child)];
  let ok = 0;
  for (const cookie of devices) ok += (await tally(times(PER_SESSION, () => ask(api, cookie)))).ok;
  expect(ok).toBe(LIMITERS['any.account'].points);
});

test('a session that has ended counts as none from its end on', async () => {
  const api = await open();
  const child = await signedIn(api, 'student', { grade: '3rd' });
  await child.ask('POST', '/api/logout');
  expect((await ask(api, child.cookie)).statusCode).toBe(200);
  expect(await tally(times(PER_ADDRESS - 1, () => ask(api, child.cookie)))).toMatchObject({ waits: 0 });
  expect((await ask(api, null)).statusCode).toBe(429);
});

test('an IPv6 network of one household counts as one address', async () => {
  const api = await open();
  const from = (at: number) => ask(api, null, '/api/subjects', `2001:db8:7:7::${at.toString(16)}`);
  expect(await tally(times(PER_ADDRESS + 10, from))).toEqual({ ok: PER_ADDRESS, waits: 10, other: 0 });
  expect((await ask(api, null, '/api/subjects', '2001:db8:7:8::1')).statusCode).toBe(200);
});

test('a batch counts as the calls in it, with a session and without', async () => {
  const api = await open();
  const child = await signedIn(api, 'student', { grade: '3rd' });
  const batch = `/trpc/${times(10, () => 'subjects.list').join(',')}?batch=1&input={}`;
  const asked = (cookie: string | null, limit: number) =>
    tally(times(limit / 10 + 1, () => ask(api, cookie, batch)));
  // The first one of a session is not known yet, and counts when it is.
  expect(await asked(child.cookie, PER_SESSION)).toEqual({ ok: PER_SESSION / 10, waits: 1, other: 0 });
  expect(await asked(null, PER_ADDRESS)).toEqual({ ok: PER_ADDRESS / 10, waits: 1, other: 0 });
});

async function anotherDevice(api: Api, { id }: Person): Promise<string> {
  const { issueSession } = await import('../sessions/issue-session.ts');
  const account = { id, role: 'student' } as const;
  return (await issueSession(api.services.store, account, 'Another', 'password')).cookieToken;
}
