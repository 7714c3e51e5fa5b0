import { fails, modelServer, says } from '@noodlenaut/ai/testing/model-server';
import { expect, test } from 'vitest';
import { classroom } from '../testing/classroom.ts';
import { draftOf } from '../testing/drafted-lesson.ts';
import { startTestApi } from '../testing/test-api.ts';

const option = (text: string, isRight = false) => ({ text, isRight, whyWrong: isRight ? '' : 'Look again.' });
const drafted = {
  title: 'Times',
  introduction: 'You will count groups.',
  activities: [2, 3, 4].map((n) => ({
    question: `What is ${n} × 2?`,
    options: [option(String(n)), option(String(2 * n), true), option(String(9 * n)), option(String(7 * n))],
    explanation: `${n} × 2 = ${2 * n}.`,
    hints: ['Make two groups.', 'Count them all.'],
  })),
  summary: 'You did it.',
  funFact: 'Bees count too.',
};

async function withModel(behaviour: Parameters<typeof modelServer>[0]) {
  const server = await modelServer(behaviour);
  const api = await startTestApi({
    env: { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: server.url, AI_MODEL: 'test-model' },
  });
  return { server, api, room: await classroom(api) };
}
/** Drafts first, then answers the questions without their keys. */
const draftsAndAnswers =
  (answers: readonly number[]): Parameters<typeof modelServer>[0] =>
  (response, request) =>
    says(JSON.stringify(request.body.includes('"title"') ? drafted : { answers }))(response, request);

test('[P7.19] a mismatch of the second, blind answer blocks at its question until the teacher has checked the key', async () => {
  const { room, api, server } = await withModel(draftsAndAnswers([2, 1, 2]));
  const draft = await draftOf(room, 'Times two');
  expect(server.seen).toHaveLength(2);
  expect(draft).toMatchObject({ model: 'test-model', isModelConnected: true, vouched: [] });
  const blocking = (one: { problems: readonly { isBlocking: boolean }[] }) =>
    one.problems.filter(({ isBlocking }) => isBlocking);
  expect(blocking(draft)).toEqual([
    { activity: 1, field: 'correct_answer', message: expect.stringContaining('“3”'), isBlocking: true },
  ]);
  const send = async (version: number, content: object, vouched: readonly number[]) =>
    (await room.teacher.ask('PATCH', `/api/lesson-drafts/${draft.id}`, { version, content, vouched })).json();
  const checked = await send(1, draft.content, [1]);
  expect([checked.vouched, blocking(checked)]).toEqual([[1], []]);
  const [first, second, third] = draft.content.activities;
  const moved = {
    ...draft.content,
    activities: [first, { ...second, correct_answer: 2, option_reasons: [null, null, null, null] }, third],
  };
  expect(blocking(await send(2, moved, []))).toMatchObject([{ activity: 1, field: 'correct_answer' }]);
  const spent = await api.services.db.selectFrom('aiSpend').select('cents').execute();
  expect(spent.map(({ cents }) => Number(cents))).toEqual([0]);
});

test('[P7.19] without a second answer the teacher is told to check all answers', async () => {
  const { room } = await withModel(draftsAndAnswers([1]));
  const draft = await draftOf(room, 'Times two');
  expect(draft.problems).toContainEqual(expect.objectContaining({ activity: null, field: 'answers' }));
});

test('[P7.19] a model that is down is replaced by our own questions, and the reply says so', async () => {
  const { room } = await withModel(fails(500));
  expect(await draftOf(room, 'Multiplication')).toMatchObject({ model: null, isModelConnected: true });
  const none = await room.teacher.ask('POST', '/api/lesson-drafts', {
    topic: 'qwertz',
    subject: 'math',
    grade: '3rd',
    count: 3,
  });
  expect(none.statusCode).toBe(409);
});
