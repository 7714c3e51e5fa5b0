import { expect, test } from 'vitest';
import { quizHall } from '../testing/quiz-hall.ts';
import { phaseOf } from '../testing/quiz-school.ts';
import { rawPlayer } from '../testing/raw-player.ts';

const { testGame, quiz, race } = await quizHall();
await quiz.lessons('history', '5th', 1, 2);
const slow = { timeout: 20_000, interval: 20 };

test('answers that are no answers count for nothing; of five at once one counts', async () => {
  const { ada, bob: eve, id } = await race({ grade: '5th', subject: 'history' });
  const one = await quiz.enter(id, ada.bearer);
  // A connection may send ten messages a second, so each batch has a connection of its own.
  const visit = async () => {
    const raw = rawPlayer(testGame.url, await quiz.seat(id, eve.bearer));
    expect(await raw.joined).toBe(true);
    return raw;
  };
  const first = await visit();
  expect(await one.ask('start')).toBe('ok');
  await expect.poll(() => phaseOf(one), slow).toBe('answer');
  const bad = [0.5, -1, 10, 1e9, Number.MAX_SAFE_INTEGER, Number.NaN, Number.POSITIVE_INFINITY, '1', null];
  for (const [at, place] of bad.entries())
    expect([place, await first.ask(at, 'answer', { question: 1, place })]).toEqual([place, false]);
  const second = await visit();
  for (const [at, question] of [0, -1, 1.5, 2, 99, 1e9, '1', null].entries())
    expect([question, await second.ask(at, 'answer', { question, place: 0 })]).toEqual([question, false]);
  const rows = () => quiz.db.selectFrom('gameAnswers').selectAll().where('userId', '=', eve.id).execute();
  expect(await rows()).toEqual([]);
  const third = await visit();
  const five = await Promise.all(
    [0, 1, 2, 3, 1].map((place, at) => third.ask(at, 'answer', { question: 1, place })),
  );
  expect(five).toEqual([true, false, false, false, false]);
  expect(await rows()).toHaveLength(1);
  expect(phaseOf(one)).toBe('answer');
  expect(await one.ask('answer', { question: 1, place: 0 })).toBe('ok');
  await expect.poll(() => phaseOf(one), slow).toBe('reveal');
  expect(await third.ask(9, 'answer', { question: 1, place: 0 })).toBe(false);
  expect(await rows()).toHaveLength(1);
  third.socket.close();
  await one.room.leave();
});
