import { NETWORK_MS } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { quizHall } from '../testing/quiz-hall.ts';
import { phaseOf } from '../testing/quiz-school.ts';

const { testGame, quiz } = await quizHall();
await quiz.lessons('math', '3rd', 4);

const slow = { timeout: 10_000, interval: 20 };

test('[P4.34] a reveal that the host brings tells the projector at once who was right', async () => {
  const [host, ada, bob] = [
    await testGame.school.signIn('host'),
    await testGame.school.signIn('ada'),
    await testGame.school.signIn('bob'),
  ];
  const { id } = await quiz.room('class-quiz', [ada, bob], { hostId: host.id });
  const board = await quiz.enter(id, host.bearer);
  const [one, two] = [await quiz.enter(id, ada.bearer), await quiz.enter(id, bob.bearer)];
  await expect.poll(() => board.received.seats, slow).toHaveLength(2);
  expect(await board.ask('start')).toBe('ok');
  await expect.poll(() => phaseOf(board), slow).toBe('read');
  expect(await board.ask('skip')).toBe('ok');
  await expect.poll(() => phaseOf(one), slow).toBe('answer');
  const options = one.received.me?.options.length ?? 0;
  const { questions } = await quiz.db
    .selectFrom('gameSessions')
    .select('questions')
    .where('roomId', '=', id)
    .executeTakeFirstOrThrow();
  const right = one.received.me?.options.indexOf(questions[0]?.options[questions[0].right] ?? '') ?? 0;
  expect(options).toBeGreaterThan(1);
  expect(await one.ask('answer', { question: 1, place: right })).toBe('ok');
  // The number of answers is sent, and no right answer with it.
  await expect
    .poll(() => board.received.seats?.filter(({ hasAnswered }) => hasAnswered), slow)
    .toHaveLength(1);
  expect(board.received.seats?.map((seat) => seat.right)).toEqual([0, 0]);
  expect(await board.ask('skip')).toBe('ok');
  await expect.poll(() => board.received.seats?.map((seat) => seat.right), slow).toEqual([1, 0]);
  await Promise.all([board, one, two].map(({ room }) => room.leave()));
});

test('who chose more time in games has half as much again to answer; a slow voice alone changes nothing', async () => {
  const [ada, bob] = [await testGame.school.signIn('ada-more'), await testGame.school.signIn('bob-slow')];
  const prefer = (userId: string, comfort: object) =>
    quiz.db
      .updateTable('users')
      .set({ preferences: JSON.stringify({ comfort }) })
      .where('id', '=', userId)
      .execute();
  await prefer(ada.id, { gameTime: 'more' });
  await prefer(bob.id, { readingSpeed: 'slow' });
  const { id } = await quiz.room('quiz-race', [ada, bob]);
  const [one, two] = [await quiz.enter(id, ada.bearer), await quiz.enter(id, bob.bearer)];
  const rows = quiz.db
    .selectFrom('gameParticipants')
    .select(['userId', 'hasExtraTime'])
    .where('roomId', '=', id)
    .orderBy('seat');
  await expect
    .poll(() => rows.execute(), slow)
    .toEqual([
      { userId: ada.id, hasExtraTime: true },
      { userId: bob.id, hasExtraTime: false },
    ]);
  expect(await one.ask('start')).toBe('ok');
  await expect.poll(() => phaseOf(two), { timeout: 20_000, interval: 20 }).toBe('answer');
  // The question stays open for the player with more time, and the messages do not show who that is.
  const leftMs = two.received.phase?.phase.leftMs ?? 0;
  expect(leftMs).toBeGreaterThan(25_000 * 1.5 - 2000);
  expect(leftMs).toBeLessThanOrEqual(25_000 * 1.5 + NETWORK_MS);
  expect(JSON.stringify(two.all)).not.toContain('hasExtraTime');
  await Promise.all([one, two].map(({ room }) => room.leave()));
});
