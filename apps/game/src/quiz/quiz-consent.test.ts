import { expect, test } from 'vitest';
import { quizHall } from '../testing/quiz-hall.ts';

const { testGame, quiz, race } = await quizHall({ CONSENT_MODE: 'required' });
await quiz.lessons('math', '3rd', 2);
const { consents, family, users } = testGame.school.store;

/** A guardian of these children whom staff verified. */
async function guardian(username: string, ...children: readonly { readonly id: string }[]) {
  const nobody = { passwordHash: null, email: null, firstName: 'Ana', lastName: null };
  const { id } = await users.create({ ...nobody, username, role: 'parent' });
  await users.verifyGuardian(username, 'phone', 'staff');
  for (const child of children) await family.link(child.id, id, 'primary', 'active');
  return id;
}

test('[P1.46] [P1.49] with CONSENT_MODE=required a yes that is taken back closes a stranger’s game for who sits in it', async () => {
  const { ada, bob, id } = await race();
  const parent = await guardian('ana', bob);
  const asked = async () => (await quiz.askSeat(id, bob.bearer)).status;
  // A child's own room needs no consent.
  expect((await quiz.askSeat(id, ada.bearer)).status).toBe(200);
  expect(await asked()).toBe(403);
  const yes = { childId: bob.id, guardianId: parent, scope: 'multiplayer' as const };
  await consents.give({ ...yes, textVersion: '1', method: 'test' });
  expect(await asked()).toBe(200);
  await consents.withdraw(bob.id, 'multiplayer', parent, '1');
  const refused = await quiz.askSeat(id, bob.bearer);
  expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'consent_required' }]);
  // Siblings need no consent to play together.
  await family.link(ada.id, parent, 'primary', 'active');
  expect(await asked()).toBe(200);
});

test('[P1.49] a child in a stranger’s game is taken out of it when the yes is taken back; the others play on', async () => {
  const { ada, bob, id } = await race();
  const parent = await guardian('bea', bob);
  const yes = { childId: bob.id, guardianId: parent, scope: 'multiplayer' as const };
  await consents.give({ ...yes, textVersion: '1', method: 'test' });
  const [one, two] = [await quiz.enter(id, ada.bearer), await quiz.enter(id, bob.bearer)];
  await consents.withdraw(bob.id, 'multiplayer', parent, '1');
  await two.left;
  expect(await one.ask('ready', { isReady: true })).toBe('ok');
  await one.room.leave();
});
