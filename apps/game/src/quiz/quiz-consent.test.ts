import { expect, test } from 'vitest';
import { quizHall } from '../testing/quiz-hall.ts';

const { arcade, quiz, person, race } = await quizHall({ CONSENT_MODE: 'required' });
await quiz.lessons('math', '3rd', 2);
const { consents, family } = arcade.school.store;

test('[P1.46] [P1.49] with CONSENT_MODE=required a yes that is taken back closes a stranger’s game for who sits in it', async () => {
  const { ada, bob, id } = await race();
  const parent = await person();
  const asked = async () => (await quiz.askSeat(id, bob.bearer)).status;
  // The own room is one's own.
  expect((await quiz.askSeat(id, ada.bearer)).status).toBe(200);
  expect(await asked()).toBe(403);
  const yes = { childId: bob.id, guardianId: parent.id, scope: 'multiplayer' as const };
  await consents.give({ ...yes, textVersion: '1', method: 'test' });
  expect(await asked()).toBe(200);
  await consents.withdraw(bob.id, 'multiplayer', parent.id);
  const refused = await quiz.askSeat(id, bob.bearer);
  expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'consent_required' }]);
  // Of one family they need nobody's yes.
  for (const child of [ada, bob]) await family.link(child.id, parent.id, 'primary', 'active');
  expect(await asked()).toBe(200);
});
