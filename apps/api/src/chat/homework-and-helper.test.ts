import { randomUUID } from 'node:crypto';
import type { QuizQuestion } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { classroom } from '../testing/classroom.ts';
import { startTestApi } from '../testing/test-api.ts';

const NOON = new Date('2026-11-23T17:00:00Z');
const api = await startTestApi();
api.setNow(NOON);
const QUESTION: QuizQuestion = {
  ref: 'math-3rd-01-legs-wings-wheels#0',
  question: 'How much is 7 × 8?',
  options: ['54', '56', '63', '48'],
  right: 1,
  explanation: '7 × 8 = 56.',
};

test('[P7.13] the helper tells no key of homework before the child has answered it, begun or not', async () => {
  const room = await classroom(api);
  const ana = await room.addPupil('Ana');
  const assignmentId = await api.services.store.transaction(async (store) => {
    const id = await store.assignments.give({
      classId: room.id,
      madeBy: room.teacher.id,
      kind: 'homework',
      subjectId: 'math',
      lessonId: null,
      dueDay: '2026-11-30',
      isForAll: true,
    });
    const quiz = { classId: room.id, assignmentId: id, wishKey: randomUUID(), grade: '3rd' } as const;
    await store.classQuizzes.addHomework({ ...quiz, questions: [QUESTION] });
    return id;
  });
  const ask = async (message: string): Promise<string> =>
    (await ana.ask('POST', '/api/chat', { message })).json().response;
  for (const message of ['what is 7 x 8', 'How much is 7 × 8?', 'is it 56?'])
    expect(await ask(message), message).not.toMatch(/56|fifty-six/i);
  expect(await ask('what is 6 x 9')).toContain('54');
  await ana.ask('POST', `/api/homework/${assignmentId}/questions/0/answer`, { option: 0 });
  expect(await ask('what is 7 x 8')).toContain('56');
});
