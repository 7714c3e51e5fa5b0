import { expect, test } from 'vitest';
import { signedIn } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi({ env: { CONSENT_MODE: 'required', SAFETY_CONTACT: 'safety@example.org' } });
const { store, db } = api.services;

async function family() {
  const [child, mother] = [
    await signedIn(api, 'student', { grade: '3rd', firstName: 'Noor' }),
    await signedIn(api, 'parent', { firstName: 'Ana' }),
  ];
  await store.family.link(child.id, mother.id, 'primary', 'active');
  const url = `/api/family/children/${child.id}/consents`;
  return { child, mother, url };
}

test('[P1.48] [P1.49] a yes opens the games with the next request, taking it back closes them, and the ledger keeps both', async () => {
  const { child, mother, url } = await family();
  const game = { subject: 'math', grade: '3rd', gameType: 'quiz-race' };
  const open = async () => (await child.ask('POST', '/api/multiplayer/rooms', game)).statusCode;
  expect(await open()).toBe(403);
  const given = await mother.ask('POST', url, { scope: 'multiplayer', isGiven: true });
  expect(given.json()).toMatchObject({ mode: 'required', given: ['multiplayer'] });
  expect(await open()).toBe(200);
  const taken = (await mother.ask('POST', url, { scope: 'multiplayer', isGiven: false })).json();
  expect(await open()).toBe(403);
  expect(taken.given).toEqual([]);
  expect(taken.ledger).toEqual([
    {
      scope: 'multiplayer',
      who: 'Ana',
      version: '1',
      grantedAt: expect.any(String),
      revokedAt: expect.any(String),
      revokedBy: 'Ana',
    },
  ]);
});

test('the child reads its consents and gives none; strangers read nothing', async () => {
  const { child, url } = await family();
  expect((await child.ask('GET', url)).json()).toMatchObject({ given: [], ledger: [] });
  expect((await child.ask('POST', url, { scope: 'chat', isGiven: true })).statusCode).toBe(403);
  for (const role of ['parent', 'student'] as const)
    expect((await (await signedIn(api, role)).ask('GET', url)).statusCode).toBe(404);
  const stranger = await signedIn(api, 'parent');
  expect((await stranger.ask('POST', url, { scope: 'chat', isGiven: true })).statusCode).toBe(404);
});

test('two guardians who say yes at once leave one yes in the ledger', async () => {
  const { child, mother, url } = await family();
  const father = await signedIn(api, 'parent', { firstName: 'Bo' });
  await store.family.link(child.id, father.id, 'secondary', 'active');
  const yes = { scope: 'chat', isGiven: true };
  const replies = await Promise.all([mother, father, mother, father].map((who) => who.ask('POST', url, yes)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  const rows = await db.selectFrom('consents').select('id').where('childId', '=', child.id).execute();
  expect(rows).toHaveLength(1);
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
