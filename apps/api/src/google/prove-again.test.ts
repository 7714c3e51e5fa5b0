import { afterAll, expect, test } from 'vitest';
import { startOidcServer, type Claims } from '../testing/oidc-server.ts';
import { signedIn } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const provider = await startOidcServer();
afterAll(() => provider.stop());
const api = await startTestApi({
  env: {
    GOOGLE_CLIENT_ID: 'test-client',
    GOOGLE_CLIENT_SECRET: 'test-secret',
    GOOGLE_ISSUER: provider.issuer,
  },
});
const { store } = api.services;
const seconds = (ago = 0) => Math.floor(Date.now() / 1000) - ago;

let people = 0;
const somebody = (): Claims => {
  people += 1;
  return { sub: `again-${people}`, email: `again${people}@example.org`, email_verified: true };
};

/** Goes to Google and back, with the browser's cookies. */
async function throughGoogle(who: Claims, sessionId?: string, query = '') {
  const cookies = sessionId === undefined ? {} : { sessionId };
  const away = await api.app.inject({ url: `/api/auth/google${query}`, cookies });
  const flow = away.cookies.find(({ name }) => name === 'googleFlow')?.value ?? '';
  const back = provider.authorize(String(away.headers.location), who);
  const answer = await api.app.inject({ url: back, cookies: { ...cookies, googleFlow: flow } });
  return { answer, asked: new URL(String(away.headers.location)).searchParams };
}

/** A parent who knows only Google, signed in a while ago, with a child. */
async function googleParent(auth_time?: number) {
  const claims = somebody();
  const signIn = await throughGoogle({ ...claims, ...(auth_time !== undefined && { auth_time }) });
  const cookie = signIn.answer.cookies.find(({ name }) => name === 'sessionId')?.value ?? '';
  const ask = (method: 'GET' | 'POST', url: string, payload?: object) =>
    api.app.inject({ method, url, cookies: { sessionId: cookie }, ...(payload && { payload }) });
  await ask('POST', '/api/profile/setup', { role: 'parent', firstName: 'Grace', lastName: 'Hopper' });
  const { id } = (await ask('GET', '/api/user')).json();
  const child = await signedIn(api, 'student', { grade: '3rd' });
  await store.family.link(child.id, id, 'primary', 'active');
  const exported = async () => {
    const answer = await ask('POST', `/api/family/children/${child.id}/export`);
    return answer.statusCode === 200 ? 200 : answer.json();
  };
  return { claims, cookie, ask, exported, id };
}
const REFUSED = { code: 'reauth_required', message: 'Please sign in with Google again', by: 'google' };

test('a parent who knows only Google exports and erases after signing in with Google again, and not before', async () => {
  const { claims, cookie, exported, ask } = await googleParent();
  expect(await exported()).toEqual(REFUSED);
  expect((await ask('POST', '/api/family/children', { nickname: 'Zoe', grade: '3rd' })).json()).toEqual(
    REFUSED,
  );
  const { answer, asked } = await throughGoogle(
    { ...claims, auth_time: seconds() },
    cookie,
    '?again=/family',
  );
  expect(answer.headers.location).toBe('/family');
  expect(Object.fromEntries(asked)).toMatchObject({
    prompt: 'login',
    max_age: '0',
    claims: '{"id_token":{"auth_time":{"essential":true}}}',
  });
  expect(await exported()).toBe(200);
  expect((await ask('POST', '/api/family/children', { nickname: 'Zoe', grade: '3rd' })).statusCode).toBe(200);
  api.setNow(new Date(Date.now() + 11 * 60_000));
  expect(await exported()).toEqual(REFUSED);
  api.setNow(null);
});

test('it opens no new session, and the one that was there stays', async () => {
  const { claims, cookie } = await googleParent();
  const { answer } = await throughGoogle({ ...claims, auth_time: seconds() }, cookie, '?again=/account');
  expect(answer.cookies.find(({ name }) => name === 'sessionId')).toBeUndefined();
});

test.each([
  ['another Google account', () => ({ ...somebody(), auth_time: seconds() })],
  ['a Google that does not say when it asked', (own: Claims) => own],
  ['a password that Google asked for an hour ago', (own: Claims) => ({ ...own, auth_time: seconds(3600) })],
] as const)('nothing is proved by %s', async (_what, claimsOf) => {
  const { claims, cookie, exported } = await googleParent();
  const { answer } = await throughGoogle(claimsOf(claims), cookie, '?again=/family');
  expect(answer.headers.location).toBe('/account?google=not-proved');
  expect(await exported()).toEqual(REFUSED);
});

test('whoever is signed out proves nothing and is signed in by nothing', async () => {
  const { claims } = await googleParent();
  const { answer } = await throughGoogle({ ...claims, auth_time: seconds() }, undefined, '?again=/family');
  expect(answer.headers.location).toBe('/account?google=not-proved');
  expect(answer.cookies.find(({ name }) => name === 'sessionId')).toBeUndefined();
});

test('nobody is led to another site', async () => {
  const { claims, cookie } = await googleParent();
  for (const to of ['//evil.example', 'https://evil.example', '/\\evil.example', 'family']) {
    const again = `?again=${encodeURIComponent(to)}`;
    const { answer } = await throughGoogle({ ...claims, auth_time: seconds() }, cookie, again);
    expect([to, answer.headers.location]).toEqual([to, '/']);
  }
});

test('who has just entered the password at Google to sign in is not asked again', async () => {
  const { exported } = await googleParent(seconds(5));
  expect(await exported()).toBe(200);
  const long = await googleParent(seconds(3600));
  expect(await long.exported()).toEqual(REFUSED);
});

test('an address that Google verified counts as confirmed', async () => {
  const { id, claims } = await googleParent();
  expect(await store.addresses.of(id)).toMatchObject({
    email: claims.email,
    emailConfirmedAt: expect.any(Date),
  });
});
