import { DAY_MS } from '@noodlenaut/domain';
import { hashName, hashToken } from '@noodlenaut/db';
import { expect, test } from 'vitest';
import { eraseDue } from '../testing/erase-due.ts';
import { signedIn } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi({ env: { RATE_LIMIT_FACTOR: '1' } });
const { db, store, passwords } = api.services;
const passwordHash = await passwords.hash('right horse');
let schools = 0;
/** The one address of a school, with nobody else's tries on it. */
const school = () => `198.51.100.${(schools += 1)}`;
const child = () => signedIn(api, 'student', { passwordHash });

async function login(remoteAddress: string, username: string, password: string, knownDevice?: string) {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { username, password },
    remoteAddress,
    ...(knownDevice !== undefined && { cookies: { knownDevice } }),
  });
  const cookie = answer.cookies.find(({ name }) => name === 'knownDevice');
  return { status: answer.statusCode, cookie, device: cookie?.value ?? '' };
}
async function guess(address: string, username: string, times: number, device?: string) {
  const statuses: number[] = [];
  for (let n = 0; n < times; n += 1)
    statuses.push((await login(address, username, `wrong ${n}`, device)).status);
  return statuses;
}
const ten = (status: number) => Array.from({ length: 10 }, () => status);

test('a classmate’s guesses lock the name for strangers behind the address, and not for the child’s own browser', async () => {
  const [at, { username }] = [school(), await child()];
  const { device } = await login(at, username, 'right horse');
  expect(await guess(at, username, 10)).toEqual(ten(401));
  expect((await login(at, username, 'right horse')).status).toBe(429);
  expect((await login(at, username, 'right horse', device)).status).toBe(200);
});

test('the cookie is for the server alone, lives half a year, and survives the sign-out', async () => {
  const [at, { username }] = [school(), await child()];
  const { cookie, device } = await login(at, username, 'right horse');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 180 * 86_400 });
  const out = await api.app.inject({ method: 'POST', url: '/api/logout', cookies: { knownDevice: device } });
  expect(out.cookies.some(({ name }) => name === 'knownDevice')).toBe(false);
});

test('a known browser has ten tries of its own, and its guesses lock nobody else out', async () => {
  const [at, { username }] = [school(), await child()];
  const [stolen, own] = [
    (await login(at, username, 'right horse')).device,
    (await login(at, username, 'right horse')).device,
  ];
  expect(stolen).not.toBe(own);
  expect(await guess(at, username, 10, stolen)).toEqual(ten(401));
  expect((await login(at, username, 'right horse', stolen)).status).toBe(429);
  expect((await login(at, username, 'right horse', own)).status).toBe(200);
  expect((await login(at, username, 'right horse')).status).toBe(200);
});

test('a browser is known to the accounts that signed in there: a classmate’s own, or a made-up one, opens no second count', async () => {
  const [at, victim, thief] = [school(), await child(), await child()];
  const { device } = await login(at, thief.username, 'right horse');
  expect(await guess(at, victim.username, 10, device)).toEqual(ten(401));
  for (const other of [device, 'made-up', ''])
    expect((await login(at, victim.username, 'right horse', other)).status).toBe(429);
});

test('a shared computer keeps one cookie for all who sign in there; a made-up one is replaced', async () => {
  const [at, one, two] = [school(), await child(), await child()];
  const first = await login(at, one.username, 'right horse');
  const second = await login(at, two.username, 'right horse', first.device);
  expect(second.device).toBe(first.device);
  for (const { username } of [one, two]) {
    await guess(at, username, 10);
    expect((await login(at, username, 'right horse', first.device)).status).toBe(200);
  }
  expect((await login(school(), one.username, 'right horse', 'made-up')).device).not.toBe('made-up');
});

test('who burns the tries of a whole address keeps no known browser out', async () => {
  const [at, { username }] = [school(), await child()];
  const { device } = await login(at, username, 'right horse');
  const statuses = new Set<number>();
  for (let n = 0; n < 61; n += 1) statuses.add((await login(at, `nobody-${n}`, 'wrong')).status);
  expect([...statuses]).toEqual([401, 429]);
  expect((await login(at, username, 'right horse', device)).status).toBe(200);
});

test('names count for themselves, in any case; no counter holds what was typed', async () => {
  const at = school();
  const [ann, joann] = [await child(), await child()];
  await db.updateTable('users').set({ username: 'ann' }).where('id', '=', ann.id).execute();
  await db.updateTable('users').set({ username: 'joann' }).where('id', '=', joann.id).execute();
  expect(await guess(at, 'ANN', 10)).toEqual(ten(401));
  expect((await login(at, 'ann', 'right horse')).status).toBe(429);
  expect((await login(at, 'joann', 'right horse')).status).toBe(200);
  await guess(at, 'joann', 2);
  const { rateLimits } = { rateLimits: await db.selectFrom('rateLimits').select('key').execute() };
  expect(rateLimits.filter(({ key }) => /ann/i.test(key))).toEqual([]);
});

test('when ann is erased her counters go, and joann’s stay', async () => {
  const [at, { id }] = [school(), await child()];
  await db.updateTable('users').set({ username: 'zoe' }).where('id', '=', id).execute();
  await guess(at, 'zoe', 1);
  await guess(at, 'mozoe', 1);
  await store.knownDevices.note(hashToken('zoe’s browser'), id);
  await db.insertInto('accountDeletions').values({ userId: id, askedBy: null }).execute();
  await eraseDue(store, new Date(Date.now() + 8 * DAY_MS));
  const { length: ofZoe } = await counters('zoe');
  const { length: ofMozoe } = await counters('mozoe');
  expect([ofZoe, ofMozoe]).toEqual([0, 1]);
  expect(await store.knownDevices.isOurs(hashToken('zoe’s browser'))).toBe(false);
});

const counters = (username: string) =>
  db
    .selectFrom('rateLimits')
    .select('key')
    .where('key', 'like', `login.account:${hashName(username)} %`)
    .execute();
