import { hashToken } from '@noodlenaut/db';
import { expect, test } from 'vitest';
import { quizHall } from '../testing/quiz-hall.ts';

const { testGame, quiz, person } = await quizHall({ SECOND_FACTOR: 'required' });
await quiz.lessons('math', '3rd', 2);
const { secondFactors, sessions, users } = testGame.school.store;

async function newTeacher() {
  const nobody = { passwordHash: null, email: null, firstName: 'Ana', lastName: null };
  const { id } = await users.create({ ...nobody, username: 'a.teacher', role: 'teacher' });
  const bearer = 'bearer-of-the-teacher';
  const kept = { cookieHash: hashToken('cookie'), bearerHash: hashToken(bearer), isByPassword: true };
  await sessions.create({ ...kept, userId: id, cookieIdleS: 3600, bearerIdleS: 3600, device: 'A test' });
  return { id, bearer };
}

test('with SECOND_FACTOR=required a teacher gets no seat before two-step sign-in is set up; the children do', async () => {
  const [teacher, ada] = [await newTeacher(), await person()];
  const { id } = await quiz.room('class-quiz', [ada], { hostId: teacher.id });
  const refused = await quiz.askSeat(id, teacher.bearer);
  expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'second_factor_needed' }]);
  expect((await quiz.askSeat(id, ada.bearer)).status).toBe(200);
  const secret = 'A'.repeat(32);
  await secondFactors.begin(teacher.id, secret);
  await secondFactors.confirm(teacher.id, secret, 1);
  expect((await quiz.askSeat(id, teacher.bearer)).status).toBe(200);
});
