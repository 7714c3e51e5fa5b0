import { afterAll, beforeAll, expect, test } from 'vitest';
import { openArcade, type Arcade } from '../testing/arcade.ts';
import { quizSchool, type Guest } from '../testing/quiz-school.ts';
import { checkInvariants } from '@noodlenaut/db';

let arcade: Arcade;
let quiz: ReturnType<typeof quizSchool>;
beforeAll(async () => {
  arcade = await openArcade();
  quiz = quizSchool(arcade);
  await quiz.lessons('math', '3rd', 6);
});
afterAll(async () => {
  expect(await checkInvariants(quiz.db)).toEqual([]);
  await quiz.close();
  await arcade.close();
});

let people = 0;
const person = () => {
  people += 1;
  return arcade.school.signIn(`player${people}`);
};
const phase = (guest: Guest) => guest.heard.phase?.phase.phase;
const reach = (guest: Guest, name: string) =>
  expect.poll(() => phase(guest), { timeout: 40_000, interval: 20 }).toBe(name);

test('two play from the lobby into a question; the answers are durable when they are acknowledged', async () => {
  const [ada, bob] = [await person(), await person()];
  const { id, code } = await quiz.room('quiz-race', [ada, bob]);
  const [one, two] = [await quiz.enter(id, ada.bearer), await quiz.enter(id, bob.bearer)];
  await expect.poll(() => one.heard.hello).toMatchObject({ code, isHost: true, reveal: null });
  expect(await two.ask('start')).toBe('not-the-host');
  expect(await one.ask('start')).toBe('ok');
  await reach(one, 'countdown');
  await reach(one, 'read');
  expect(await one.ask('answer', { question: 1, place: 0 })).toBe('wrong-phase');
  await reach(one, 'answer');
  expect(await one.ask('answer', { question: 1, place: 0 })).toBe('ok');
  const rows = await quiz.db.selectFrom('gameAnswers').selectAll().where('userId', '=', ada.id).execute();
  expect(rows).toHaveLength(1);
  expect(await one.ask('answer', { question: 1, place: 1 })).toBe('already-answered');
  expect(await two.ask('answer', { question: 2, place: 1 })).toBe('wrong-phase');
  expect(phase(one)).toBe('answer');
  expect(await two.ask('answer', { question: 1, place: 1 })).toBe('ok');
  await reach(two, 'reveal');
  expect(two.heard.phase?.reveal?.explanation).toMatch(/Because/);
  await one.room.leave();
  await two.room.leave();
});
