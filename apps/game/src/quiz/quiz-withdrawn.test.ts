import { expect, test } from 'vitest';
import { quizHall } from '../testing/quiz-hall.ts';

const { testGame, quiz, person, race } = await quizHall({ CONSENT_MODE: 'operator' });
await quiz.lessons('math', '3rd', 2);
const { consents, family } = testGame.school.store;

test('[P1.49] with CONSENT_MODE=operator a guardian’s no closes strangers’ games too: no new seat, and out of the one that runs', async () => {
  const { ada, bob, id } = await race();
  const parent = await person();
  await family.link(bob.id, parent.id, 'primary', 'active');
  const [one, two] = [await quiz.enter(id, ada.bearer), await quiz.enter(id, bob.bearer)];
  await consents.withdraw(bob.id, 'multiplayer', parent.id, '1');
  await two.left;
  const refused = await quiz.askSeat(id, bob.bearer);
  expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'consent_required' }]);
  expect(await one.ask('ready', { isReady: true })).toBe('ok');
  await consents.give({
    childId: bob.id,
    guardianId: parent.id,
    scope: 'multiplayer',
    textVersion: '1',
    method: 'test',
  });
  expect((await quiz.askSeat(id, bob.bearer)).status).toBe(200);
  await one.room.leave();
});
