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

test('[P4.34] a remote steers beside the projector, takes no seat, and only the host gets one', async () => {
  const [host, ada] = [
    await testGame.school.signIn('host-remote'),
    await testGame.school.signIn('ada-remote'),
  ];
  const { id } = await quiz.room('class-quiz', [ada], { hostId: host.id });
  const board = await quiz.enter(id, host.bearer);
  const one = await quiz.enter(id, ada.bearer);
  expect((await quiz.askSeat(`${id}/remote`, ada.bearer)).status).toBe(404);
  expect((await quiz.askSeat(`${id}/remote`, (await testGame.school.signIn('nobody')).bearer)).status).toBe(
    404,
  );
  const remote = await quiz.enter(`${id}/remote`, host.bearer);
  await expect.poll(() => remote.received.hello, slow).toMatchObject({ isHost: true, me: null });
  await expect.poll(() => board.received.seats, slow).toHaveLength(1);
  expect(board.received.notice).toBeUndefined();
  expect(await remote.ask('start')).toBe('ok');
  await expect.poll(() => phaseOf(board), slow).toBe('read');
  await expect.poll(() => phaseOf(remote), slow).toBe('read');
  // Both press at once: one phase ends.
  expect(await Promise.all([remote.ask('skip'), board.ask('skip')])).toEqual(['ok', 'ok']);
  await expect.poll(() => phaseOf(one), slow).toBe('answer');
  // A second remote takes over from the first; the projector goes on.
  const next = await quiz.enter(`${id}/remote`, host.bearer);
  await remote.left;
  expect(remote.received.notice).toEqual({ code: 'taken-over' });
  expect(await next.ask('pause')).toBe('ok');
  await expect.poll(() => board.received.phase?.phase.isPaused, slow).toBe(true);
  await next.room.leave();
  expect(await board.ask('resume')).toBe('ok');
  await Promise.all([board, one].map(({ room }) => room.leave()));
});
