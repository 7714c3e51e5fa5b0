import { CONSENT_SCOPES } from '@noodlenaut/domain';
import { CALL_IDS, definitionOf } from '../calls/all-calls.ts';
import { expect, test } from 'vitest';
import { issueSession } from '../sessions/issue-session.ts';
import { askAnonymously, signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi({ env: { RATE_LIMIT_FACTOR: '1' } });
const { db, store } = api.services;
const PASSWORD = 'a long enough one';
const passwordHash = await api.services.passwords.hash(PASSWORD);
const later = (minutes: number) => api.setNow(new Date(Date.now() + minutes * 60_000));

/** A mother who signed in just now, by a real clock, and her child. */
async function family(account: { readonly passwordHash?: string } = { passwordHash }) {
  api.setNow(null);
  const child = await signedIn(api, 'student', { grade: '3rd' });
  const mother = await signedIn(api, 'parent', account);
  await store.family.link(child.id, mother.id, 'primary', 'active');
  const url = `/api/family/children/${child.id}/consents`;
  const flip = async (who: Pick<Person, 'ask'> = mother) => {
    const answer = await who.ask('POST', url, { scope: CONSENT_SCOPES[0], isGiven: true });
    return answer.statusCode === 200 ? 200 : [answer.statusCode, answer.json().code];
  };
  return { child, mother, flip, url };
}
const confirm = (who: Person, password = PASSWORD) => who.ask('POST', '/api/password/confirm', { password });
const REFUSED = [403, 'reauth_required'];

test('what asks for a fresh password asks for the cookie too', () => {
  const fresh = CALL_IDS.flatMap((id) => {
    const row = definitionOf(id);
    return row.fresh ? [{ id, cookieOnly: row.cookieOnly }] : [];
  });
  expect(fresh.toSorted((one, other) => one.id.localeCompare(other.id))).toEqual([
    { id: 'account.beginSecondFactor', cookieOnly: true },
    { id: 'account.confirmSecondFactor', cookieOnly: true },
    { id: 'account.dropSecondFactor', cookieOnly: true },
    { id: 'account.makeRecoveryCodes', cookieOnly: true },
    { id: 'account.setAddress', cookieOnly: true },
    { id: 'billing.portal', cookieOnly: true },
    { id: 'billing.resume', cookieOnly: true },
    { id: 'billing.subscribe', cookieOnly: true },
    { id: 'classes.cards', cookieOnly: true },
    { id: 'classes.handOver', cookieOnly: true },
    { id: 'classes.letters', cookieOnly: true },
    { id: 'classes.trustDevice', cookieOnly: true },
    { id: 'family.confirmLink', cookieOnly: true },
    { id: 'family.createChild', cookieOnly: true },
    { id: 'family.endLink', cookieOnly: true },
    { id: 'family.handOver', cookieOnly: true },
    { id: 'family.redeemCode', cookieOnly: true },
    { id: 'family.resetSignIn', cookieOnly: true },
    { id: 'family.setConsent', cookieOnly: true },
    { id: 'family.undo', cookieOnly: true },
    { id: 'school.approve', cookieOnly: true },
    { id: 'school.endDevice', cookieOnly: true },
    { id: 'school.resetPassword', cookieOnly: true },
  ]);
});

test('a password counts for ten minutes, then nothing is changed until it is entered again', async () => {
  const { mother, flip, url } = await family();
  later(9.9);
  expect(await flip()).toBe(200);
  later(10.1);
  expect(await flip()).toEqual(REFUSED);
  expect((await mother.ask('GET', url)).json().ledger).toHaveLength(1);

  expect((await confirm(mother)).json()).toEqual({ ok: true });
  expect(await flip()).toBe(200);
  later(20);
  expect(await flip()).toBe(200);
  later(20.2);
  expect(await flip()).toEqual(REFUSED);
});

test('every such call is refused to a parent or teacher whose password is old', async () => {
  const { mother } = await family();
  const teacher = await signedIn(api, 'teacher', { passwordHash });
  const some = '00000000-0000-4000-8000-000000000001';
  later(11);
  for (const [who, method, path, body] of [
    [mother, 'POST', 'family/links', { code: 'BCDFGHJK' }],
    [mother, 'POST', `family/links/${some}/confirm`, {}],
    [mother, 'DELETE', `family/links/${some}`, undefined],
    [mother, 'POST', `family/links/${some}/primary`, {}],
    [mother, 'POST', `family/notices/${some}/undo`, {}],
    [mother, 'POST', 'family/children', { nickname: 'Zoe', grade: '3rd' }],
    [mother, 'POST', `family/children/${some}/sign-in`, {}],
    [teacher, 'POST', `family/children/${some}/sign-in`, {}],
    [teacher, 'POST', `classes/${some}/cards`, { childIds: [some] }],
  ] as const) {
    const answer = await who.ask(method, `/api/${path}`, body);
    expect([path, answer.statusCode, answer.json().code]).toEqual([path, ...REFUSED]);
  }
});

test('two tabs are one session: entered in one, it counts in the other, and on no other device', async () => {
  const { mother, flip } = await family();
  const laptop = await issueSession(store, { id: mother.id, role: 'parent' }, 'Laptop', 'password');
  const onLaptop: Pick<Person, 'ask'> = {
    ask: (method, url, payload) =>
      askAnonymously(api, method, url, payload, { cookie: `sessionId=${laptop.cookieToken}` }),
  };
  later(30);
  expect((await confirm(mother)).statusCode).toBe(200);
  expect(await Promise.all([flip(), flip()])).toEqual([200, 200]);
  expect(await flip(onLaptop)).toEqual(REFUSED);
});

test('the bearer of a fresh session is no help, nor does it confirm', async () => {
  const { mother, url } = await family();
  const authorization = `Bearer ${mother.bearer}`;
  for (const [path, body] of [
    [url, { scope: CONSENT_SCOPES[0], isGiven: true }],
    ['/api/password/confirm', { password: PASSWORD }],
  ] as const) {
    const answer = await askAnonymously(api, 'POST', path, body, { authorization });
    expect([answer.statusCode, answer.json().code]).toEqual(REFUSED);
  }
});

test('a password that was asked for something else counts as well', async () => {
  const { mother, flip } = await family();
  later(15);
  const change = { currentPassword: PASSWORD, newPassword: 'a quite different one' };
  expect((await mother.ask('POST', '/api/password/change', change)).statusCode).toBe(200);
  expect(await flip()).toBe(200);
  const another = await family();
  later(15);
  const exported = `/api/family/children/${another.child.id}/export`;
  expect((await another.mother.ask('POST', exported, { password: PASSWORD })).statusCode).toBe(200);
  expect(await another.flip()).toBe(200);
});

test('wrong passwords are told, counted and on record; then even the right one waits', async () => {
  const { mother, flip } = await family();
  later(11);
  for (let tries = 0; tries < 10; tries += 1) {
    const wrong = await confirm(mother, 'not it');
    expect([wrong.statusCode, wrong.json().issues[0]]).toEqual([
      400,
      { path: 'password', message: 'This is not your password' },
    ]);
  }
  expect((await confirm(mother)).statusCode).toBe(429);
  expect(await flip()).toEqual(REFUSED);
  const kept = await db
    .selectFrom('auditLog')
    .select('result')
    .where('actorId', '=', mother.id)
    .where('action', '=', 'account.confirmPassword')
    .execute();
  expect(kept.map(({ result }) => result)).toEqual(Array(10).fill('failed'));
});

test('who came by Google is asked for a password where there is one, and for Google’s where there is none', async () => {
  const both = await family();
  const cameByGoogle = await issueSession(store, { id: both.mother.id, role: 'parent' }, 'Tablet', 'google');
  const ask: Person['ask'] = (method, url, payload) =>
    askAnonymously(api, method, url, payload, { cookie: `sessionId=${cameByGoogle.cookieToken}` });
  expect(await both.flip({ ask })).toEqual(REFUSED);

  const googleOnly = await family({});
  later(60);
  expect(await googleOnly.flip()).toEqual(REFUSED);
  const again = await googleOnly.mother.ask('POST', googleOnly.url, {
    scope: CONSENT_SCOPES[0],
    isGiven: true,
  });
  expect(again.json()).toMatchObject({ message: 'Please sign in with Google again', by: 'google' });
});

test('[P1.22] [P1.28] a student confirms a link, and asks for its end, by the cookie alone, whenever they signed in', async () => {
  api.setNow(null);
  const child = await signedIn(api, 'student', { grade: '3rd' });
  await db.updateTable('users').set({ passwordHash }).where('id', '=', child.id).execute();
  const father = await signedIn(api, 'parent', { passwordHash });
  const { code } = (await child.ask('POST', '/api/family/code')).json();
  const { linkId } = (await father.ask('POST', '/api/family/links', { code })).json();
  later(60);
  expect((await child.ask('POST', `/api/family/links/${linkId}/confirm`)).json().status).toBe('active');
  expect((await child.ask('POST', `/api/family/links/${linkId}/end-wish`)).json().status).toBe('active');
});
