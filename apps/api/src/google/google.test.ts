import { thirdPartyIdentity } from '@noodlenaut/contract';
import { afterAll, expect, test } from 'vitest';
import { startOidcServer, type Claims, type Misbehaviour } from '../testing/oidc-server.ts';
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

let people = 0;
const claims = (more: Partial<Claims> = {}): Claims => {
  people += 1;
  return {
    sub: `sub-${people}`,
    email: `person${people}@example.org`,
    email_verified: true,
    given_name: 'Grace',
    ...more,
  };
};
const sessions = () => api.services.db.selectFrom('sessions').select('sid').execute();

/** What a browser does: leave, sign in there, come back with its cookies. */
async function signInWithGoogle(
  who: Claims,
  misbehaviour: Misbehaviour = {},
  tamper: (path: string) => string = (path) => path,
) {
  const away = await api.app.inject('/api/auth/google');
  const flow = away.cookies.find(({ name }) => name === 'googleFlow')?.value ?? '';
  const back = tamper(provider.authorize(String(away.headers.location), who, misbehaviour));
  return { answer: await api.app.inject({ url: back, cookies: { googleFlow: flow } }), back, flow, away };
}

test('[S7.19] [P2.16] oauth-status tells whether Google is configured', async () => {
  expect((await api.app.inject('/api/oauth-status')).json()).toEqual({ googleOAuth: { configured: true } });
  const bare = await startTestApi();
  expect((await bare.app.inject('/api/oauth-status')).json()).toEqual({ googleOAuth: { configured: false } });
  expect((await bare.app.inject('/api/auth/google')).headers.location).toBe('/register?google=unavailable');
});

test('[S7.20] [P2.15] the way out carries code flow, PKCE S256, state and nonce; the way back proves them', async () => {
  const { answer, away } = await signInWithGoogle(claims());
  const asked = new URL(String(away.headers.location)).searchParams;
  expect(Object.fromEntries(asked)).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    redirect_uri: 'http://localhost:3000/api/auth/google/callback',
  });
  for (const name of ['state', 'nonce', 'code_challenge'])
    expect(asked.get(name)?.length).toBeGreaterThan(20);
  expect(away.cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/api/auth/google' });
  expect(provider.proofs.at(-1)).toEqual({ verifier: true, secret: true });
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/']);
});

test('[S5.37] [P1.15] a new Google account has an empty role and its provider id; coming back opens the same one', async () => {
  const who = claims();
  const first = (await signInWithGoogle(who)).answer;
  const ask = (cookie: string | undefined) =>
    api.app.inject({ url: '/api/user', cookies: { sessionId: cookie ?? '' } });
  const user = (await ask(first.cookies.find(({ name }) => name === 'sessionId')?.value)).json();
  expect(user).toMatchObject({
    role: '',
    provider: 'google',
    email: who.email,
    firstName: 'Grace',
    signsInWith: 'other',
  });
  const again = (await signInWithGoogle(who)).answer;
  expect((await ask(again.cookies.find(({ name }) => name === 'sessionId')?.value)).json().id).toBe(user.id);
});

test.each<[string, Misbehaviour, (path: string) => string]>([
  ['a state that is not ours', {}, (path) => path.replace(/state=[^&]+/, 'state=forgedforgedforgedforged')],
  ['a nonce that is not ours', { nonce: 'somebody else’s nonce, long enough' }, (path) => path],
  ['a token for another client', { audience: 'another-client' }, (path) => path],
  ['a token of another issuer', { issuer: 'https://accounts.example' }, (path) => path],
  ['a token that nobody signed', { unsigned: true }, (path) => path],
  ['a token that is over', { expired: true }, (path) => path],
  ['a code that was never given', {}, (path) => path.replace(/code=[^&]+/, 'code=made-up')],
])('[P2.15] is refused without a session: %s', async (_name, misbehaviour, tamper) => {
  const before = (await sessions()).length;
  const { answer } = await signInWithGoogle(claims(), misbehaviour, tamper);
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/login?google=failed']);
  expect(answer.cookies.find(({ name }) => name === 'sessionId')).toBeUndefined();
  expect(await sessions()).toHaveLength(before);
});

test('[P2.15] a callback that is replayed, or comes without the browser that left, is refused', async () => {
  const { back, flow } = await signInWithGoogle(claims());
  const before = (await sessions()).length;
  expect((await api.app.inject({ url: back, cookies: { googleFlow: flow } })).headers.location).toBe(
    '/login?google=failed',
  );
  expect((await api.app.inject(back)).headers.location).toBe('/login?google=failed');
  expect(await sessions()).toHaveLength(before);
});

test('[P2.17] a mail that belongs to an account opens nothing: it waits for a signed-in yes of its owner', async () => {
  const owner = await signedIn(api, 'parent', { email: 'owner@example.org' });
  const who = claims({ email: 'Owner@example.org' });
  const before = (await sessions()).length;
  const { answer } = await signInWithGoogle(who);
  expect(answer.headers.location).toBe('/login?google=link');
  expect(await sessions()).toHaveLength(before);
  const link = answer.cookies.find(({ name }) => name === 'googleLink')?.value ?? '';
  const yes = (cookie: string) =>
    api.app.inject({
      method: 'POST',
      url: '/api/auth/google/link',
      cookies: { sessionId: cookie, googleLink: link },
    });
  const thief = await signedIn(api, 'parent', { email: 'thief@example.org' });
  expect((await yes(thief.cookie)).json().code).toBe('link_missing');
  const again =
    (await signInWithGoogle(who)).answer.cookies.find(({ name }) => name === 'googleLink')?.value ?? '';
  const confirmed = await api.app.inject({
    method: 'POST',
    url: '/api/auth/google/link',
    cookies: { sessionId: owner.cookie, googleLink: again },
  });
  expect(confirmed.statusCode).toBe(200);
  expect((await signInWithGoogle(who)).answer.headers.location).toBe('/');
});

test('[P2.17] an unverified mail of an existing account is refused outright', async () => {
  await signedIn(api, 'parent', { email: 'unverified@example.org' });
  const { answer } = await signInWithGoogle(
    claims({ email: 'unverified@example.org', email_verified: false }),
  );
  expect(answer.headers.location).toBe('/login?google=failed');
});

test('a taken username gets digits', async () => {
  const one = claims({ email: 'same.name@one.example' });
  await signInWithGoogle(one);
  const { answer } = await signInWithGoogle(claims({ email: 'same.name@two.example' }));
  expect(answer.headers.location).toBe('/');
});

test('[S5.34] [S5.35] [S5.36] the identity a provider gives is checked: mail, provider, id', () => {
  const sentences = (value: object) =>
    thirdPartyIdentity
      .safeParse(value)
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  expect(sentences({ email: 'x', provider: 'google', providerId: '1' })).toEqual([
    'email: Please enter a valid email address',
  ]);
  expect(sentences({ email: 'a@b.org', provider: 'facebook', providerId: '1' })?.[0]).toMatch(
    /^provider: Invalid/,
  );
  expect(sentences({ email: 'a@b.org', provider: 'google', providerId: '' })).toEqual([
    'providerId: Required',
  ]);
  expect(thirdPartyIdentity.parse({ email: 'a@b.org', provider: 'apple', providerId: '1' }).role).toBe(
    'student',
  );
});
