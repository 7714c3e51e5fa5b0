import { hashToken } from '@noodlenaut/db';
import { expect, test } from 'vitest';
import { quizHall } from '../testing/quiz-hall.ts';

const { arcade, quiz, person, race } = await quizHall();
await quiz.lessons('math', '3rd', 2);
const { sessions } = arcade.school.store;
test.each([
  ['logging out', ({ cookie }) => sessions.end([hashToken(cookie)])],
  ['signing out everywhere', ({ id }) => sessions.endAll(id)],
  [
    'being signed out from another device',
    async ({ id }) => sessions.endOne(id, (await sessions.list(id))[0]?.publicId ?? ''),
  ],
] as const satisfies readonly (readonly [
  string,
  (who: Awaited<ReturnType<typeof person>>) => Promise<unknown>,
])[])('[P2.07] %s takes the socket out of the game within a second', async (_how, signOut) => {
  const { ada, bob, id } = await race();
  const [one, two] = [await quiz.enter(id, ada.bearer), await quiz.enter(id, bob.bearer)];
  const began = performance.now();
  await signOut(ada);
  await one.left;
  expect(performance.now() - began).toBeLessThan(1000);
  expect(await two.ask('ready', { isReady: true })).toBe('ok');
  await two.room.leave();
});
