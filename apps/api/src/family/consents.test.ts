import { expect, test } from 'vitest';
import { signedIn } from '../testing/people.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

const api = await startTestApi({ env: { CONSENT_MODE: 'required', SAFETY_CONTACT: 'safety@example.org' } });
const relaxed = await startTestApi({ env: { CONSENT_MODE: 'operator' } });
const { store, db } = api.services;
const GAME = { subject: 'math', grade: '3rd', gameType: 'quiz-race' };

async function family(at: TestApi = api, isVerified = true) {
  const [child, mother] = [
    await signedIn(at, 'student', { grade: '3rd', firstName: 'Noor' }),
    await signedIn(at, 'parent', { firstName: 'Ana' }),
  ];
  await at.services.store.family.link(child.id, mother.id, 'primary', 'active');
  if (isVerified) await at.services.store.users.verifyGuardian(mother.username, 'signed-form', 'staff');
  const url = `/api/family/children/${child.id}/consents`;
  const say = (isGiven: boolean, scope = 'multiplayer', who = mother) =>
    who.ask('POST', url, { scope, isGiven });
  const open = async () => (await child.ask('POST', '/api/multiplayer/rooms', GAME)).statusCode;
  return { child, mother, url, say, open };
}
/** A second guardian of the child. */
async function father(child: { readonly id: string }, at: TestApi = api) {
  const who = await signedIn(at, 'parent', { firstName: 'Bo' });
  await at.services.store.family.link(child.id, who.id, 'secondary', 'active');
  return who;
}

test('[P1.48] [P1.49] a yes opens the games with the next request, taking it back closes them, and the ledger keeps both', async () => {
  const { say, open } = await family();
  expect(await open()).toBe(403);
  expect((await say(true)).json()).toMatchObject({ mode: 'required', on: ['multiplayer'], mayGive: true });
  expect(await open()).toBe(200);
  const taken = (await say(false)).json();
  expect(await open()).toBe(403);
  expect(taken.on).toEqual([]);
  expect(taken.ledger).toEqual([
    {
      scope: 'multiplayer',
      who: 'Ana',
      version: '2',
      grantedAt: expect.any(String),
      revokedAt: expect.any(String),
      revokedBy: 'Ana',
    },
  ]);
});

test('[P1.43] [P1.49] with operator all is on until a guardian says no, also as the first word; a yes opens it again', async () => {
  const { child, url, say, open } = await family(relaxed, false);
  expect((await child.ask('GET', url)).json()).toMatchObject({ on: ['chat', 'multiplayer', 'tutoring'] });
  expect(await open()).toBe(200);
  const taken = (await say(false)).json();
  expect([taken.on, taken.ledger.length]).toEqual([['chat', 'tutoring'], 1]);
  expect(taken.ledger[0]).toMatchObject({ grantedAt: null, revokedBy: 'Ana' });
  expect(await open()).toBe(403);
  expect((await say(false)).json().ledger).toHaveLength(1);
  await say(true);
  expect(await open()).toBe(200);
  await say(false, 'chat');
  expect((await child.ask('GET', '/api/chat/history')).statusCode).toBe(403);
  await say(false, 'tutoring');
  const wish = { subject: 'math', description: 'x', topic: 'x' };
  expect((await child.ask('POST', '/api/tutoring/requests', wish)).json().code).toBe('consent_required');
});

test.each(['operator', 'required'] as const)(
  '[P1.49] with %s a consent ends with its giver’s link, in the same moment, and does not come back with it',
  async (mode) => {
    const { child, mother, url, say, open } = await family(mode === 'required' ? api : relaxed);
    await say(true);
    expect(await open()).toBe(200);
    const [link] = (await mother.ask('GET', `/api/family/links?studentId=${child.id}`)).json().guardians;
    await mother.ask('DELETE', `/api/family/links/${link.linkId}`);
    expect(await open()).toBe(403);
    expect((await child.ask('GET', url)).json().ledger).toMatchObject([
      { who: 'Ana', revokedAt: expect.any(String), revokedBy: null },
    ]);
    const [{ id }] = (await mother.ask('GET', '/api/family/notices')).json();
    expect((await mother.ask('POST', `/api/family/notices/${id}/undo`)).statusCode).toBe(200);
    expect(await open()).toBe(403);
    await say(true);
    expect(await open()).toBe(200);
  },
);

test('[P1.49] a consent ends with the account of its giver, and the ledger still says that it was', async () => {
  for (const at of [api, relaxed]) {
    const { child, mother, url, say, open } = await family(at);
    await say(true);
    await at.services.db.deleteFrom('users').where('id', '=', mother.id).execute();
    expect(await open()).toBe(403);
    expect((await child.ask('GET', url)).json().ledger).toMatchObject([
      { who: null, revokedAt: expect.any(String) },
    ]);
  }
});

test('[P1.45] [P1.46] [P1.47] with required a yes of a guardian nobody verified is refused, and one from before does not stand', async () => {
  const { child, mother, url, say, open } = await family(api, false);
  expect((await say(true)).json()).toMatchObject({ code: 'unverified' });
  expect((await mother.ask('GET', url)).json()).toMatchObject({ on: [], mayGive: false });
  const before = { childId: child.id, guardianId: mother.id, scope: 'multiplayer' as const };
  await store.consents.give({ ...before, textVersion: '1', method: 'signed-in' });
  expect(await open()).toBe(403);
  // Verified afterwards, she consents again.
  await store.users.verifyGuardian(mother.username, 'video', 'staff');
  expect(await open()).toBe(403);
  expect((await say(true)).statusCode).toBe(200);
  expect(await open()).toBe(200);
});

test('[P1.46] a child that invents an adult and confirms it opens nothing for itself', async () => {
  const child = await signedIn(api, 'student', { grade: '3rd' });
  const invented = await signedIn(api, 'parent');
  const { code } = (await child.ask('POST', '/api/family/code')).json();
  const { linkId } = (await invented.ask('POST', '/api/family/links', { code })).json();
  expect((await child.ask('POST', `/api/family/links/${linkId}/confirm`)).statusCode).toBe(200);
  const url = `/api/family/children/${child.id}/consents`;
  for (const scope of ['chat', 'multiplayer', 'tutoring'])
    expect((await invented.ask('POST', url, { scope, isGiven: true })).statusCode).toBe(403);
  expect((await child.ask('GET', url)).json().on).toEqual([]);
});

test('the child reads its consents and gives none; strangers read nothing', async () => {
  const { child, url } = await family();
  expect((await child.ask('GET', url)).json()).toMatchObject({ on: [], mayGive: false, ledger: [] });
  expect((await child.ask('POST', url, { scope: 'chat', isGiven: true })).statusCode).toBe(403);
  for (const role of ['parent', 'student'] as const)
    expect((await (await signedIn(api, role)).ask('GET', url)).statusCode).toBe(404);
  const stranger = await signedIn(api, 'parent');
  expect((await stranger.ask('POST', url, { scope: 'chat', isGiven: true })).statusCode).toBe(404);
});

test('two guardians who say yes at once leave one yes in the ledger; whoever takes it back ends it', async () => {
  const { child, mother, say } = await family();
  const bo = await father(child);
  expect((await say(true, 'chat', bo)).json().code).toBe('unverified');
  await store.users.verifyGuardian(bo.username, 'phone', 'staff');
  const replies = await Promise.all([mother, bo, mother, bo].map((who) => say(true, 'chat', who)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  const rows = await db.selectFrom('consents').select('id').where('childId', '=', child.id).execute();
  expect(rows).toHaveLength(1);
  expect((await say(false, 'chat', bo)).json().on).toEqual([]);
});

test('[P8.02] the home of a parent: each child at a glance, and links that wait tell nothing of the child', async () => {
  const { child, mother } = await family();
  const other = await signedIn(api, 'student', { firstName: 'Zoe' });
  const { code } = (await other.ask('POST', '/api/family/code')).json();
  const { linkId } = (await mother.ask('POST', '/api/family/links', { code })).json();
  expect((await mother.ask('GET', '/api/family/children')).json()).toEqual({
    children: [
      {
        id: child.id,
        name: 'Noor',
        grade: '3rd',
        totalPoints: 0,
        averageProgress: 0,
        completedLessons: 0,
        lastActivity: null,
        isFamily: true,
        classes: [],
      },
    ],
    waiting: [{ linkId, since: expect.any(String) }],
  });
});
