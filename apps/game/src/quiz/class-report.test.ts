import { expect, test } from 'vitest';
import { quizHall } from '../testing/quiz-hall.ts';

const { testGame, quiz, person } = await quizHall();
const slow = { timeout: 10_000, interval: 20 };

test('the host is told where the class keeps the game, and nobody else is; a game of no class has no such place', async () => {
  const [host, ada] = [await person(), await person()];
  const made = await testGame.school.store.classes.create({
    teacherId: host.id,
    name: 'Room 12',
    grade: '3rd',
    code: 'DDDDDD',
  });
  const { id } = await quiz.room('class-quiz', [ada], { hostId: host.id });
  await testGame.school.store.classQuizzes.addRoom({ classId: made.id, teacherId: host.id }, id);
  const board = await quiz.enter(id, host.bearer);
  await expect
    .poll(() => board.received.hello?.classQuiz, slow)
    .toEqual({ classId: made.id, quizId: expect.any(String) });
  const one = await quiz.enter(id, ada.bearer);
  await expect.poll(() => one.received.hello, slow).toBeDefined();
  expect(one.received.hello).not.toHaveProperty('classQuiz');
  const { id: other } = await quiz.room('class-quiz', [ada], { hostId: host.id });
  const alone = await quiz.enter(other, host.bearer);
  await expect.poll(() => alone.received.hello?.classQuiz, slow).toBeNull();
  await Promise.all([board, one, alone].map(({ room }) => room.leave()));
});
