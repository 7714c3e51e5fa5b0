import { expect, test } from 'vitest';
import { classroom } from '../testing/classroom.ts';
import { draftOf } from '../testing/drafted-lesson.ts';
import { signedIn } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi();
const WISH = { topic: 'Multiplication', subject: 'math', grade: '3rd', count: 5 };
const save = async (room: Awaited<ReturnType<typeof classroom>>, draft: { id: string }, body: object) =>
  room.teacher.ask('PATCH', `/api/lesson-drafts/${draft.id}`, { vouched: [], ...body });

test('[P7.19] without a model a draft is put together from our own questions, passes the checks and says so', async () => {
  const room = await classroom(api);
  const made = await room.teacher.ask('POST', '/api/lesson-drafts', WISH);
  expect(made.statusCode).toBe(200);
  const draft = made.json();
  expect(draft).toMatchObject({ model: null, isModelConnected: false, version: 1, lessonId: null });
  expect(draft.content.activities).toHaveLength(5);
  expect(draft.problems.filter(({ isBlocking }: { isBlocking: boolean }) => isBlocking)).toEqual([]);
  expect((await room.teacher.ask('GET', '/api/lesson-drafts')).json()).toMatchObject([
    { id: draft.id, title: 'Multiplication', questions: 5, blocking: 0, className: null },
  ]);
});

test('[P7.19] a topic without a question of ours is refused with a sentence', async () => {
  const room = await classroom(api);
  const none = await room.teacher.ask('POST', '/api/lesson-drafts', { ...WISH, topic: 'qwertz' });
  expect([none.statusCode, none.json().message]).toEqual([409, expect.stringContaining('topic')]);
});

test('[P7.19] an edit is checked again: what blocks is shown at its question and stops publishing', async () => {
  const room = await classroom(api);
  const draft = await draftOf(room);
  const [first, ...rest] = draft.content.activities;
  const broken = { ...draft.content, activities: [{ ...first, explanation: '2 × 3 = 7.' }, ...rest] };
  const saved = (await save(room, draft, { version: 1, content: broken })).json();
  expect(saved).toMatchObject({ version: 2 });
  expect(saved.problems).toContainEqual({
    activity: 0,
    field: 'explanation',
    message: expect.stringContaining('miscalculates'),
    isBlocking: true,
  });
  const publish = (version: number) =>
    room.teacher.ask('POST', `/api/lesson-drafts/${draft.id}/publish`, { version, classId: room.id });
  expect((await publish(2)).statusCode).toBe(409);
  await save(room, draft, { version: 2, content: draft.content });
  expect((await publish(2)).statusCode).toBe(409);
  expect((await publish(3)).statusCode).toBe(200);
});

test('two tabs lose nothing: of ten saves of one version one is taken', async () => {
  const room = await classroom(api);
  const draft = await draftOf(room);
  const saves = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      save(room, draft, { version: 1, content: { ...draft.content, title: `Tab ${n}` } }),
    ),
  );
  expect(saves.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array.from({ length: 9 }, () => 409),
  ]);
  const kept = saves.find(({ statusCode }) => statusCode === 200)?.json().content.title;
  expect((await room.teacher.ask('GET', `/api/lesson-drafts/${draft.id}`)).json().content.title).toBe(kept);
});

test('[P7.20] publishing twice at once makes one lesson; a published draft is not edited; the audit log has it', async () => {
  const room = await classroom(api);
  const draft = await draftOf(room);
  const publish = () =>
    room.teacher.ask('POST', `/api/lesson-drafts/${draft.id}/publish`, { version: 1, classId: room.id });
  const both = await Promise.all([publish(), publish()]);
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await save(room, draft, { version: 1, content: draft.content })).statusCode).toBe(409);
  const audit = await api.services.db
    .selectFrom('auditLog')
    .select(['action', 'object'])
    .where('actorId', '=', room.teacher.id)
    .where('action', 'like', 'lessonDrafts.%')
    .execute();
  const lessonId = both.find(({ statusCode }) => statusCode === 200)?.json().lessonId;
  expect(audit).toEqual([{ action: 'lessonDrafts.publish', object: lessonId }]);
});

test('[P7.20] a draft is its owner’s alone, and goes to own classes only', async () => {
  const room = await classroom(api);
  const other = await classroom(api, 'Room 13');
  const draft = await draftOf(room);
  const url = `/api/lesson-drafts/${draft.id}`;
  for (const [method, path, body] of [
    ['GET', url, undefined],
    ['PATCH', url, { version: 1, content: draft.content, vouched: [] }],
    ['DELETE', url, undefined],
    ['POST', `${url}/publish`, { version: 1, classId: other.id }],
  ] as const)
    expect([method, (await other.teacher.ask(method, path, body)).statusCode]).toEqual([method, 404]);
  const foreign = await room.teacher.ask('POST', `${url}/publish`, { version: 1, classId: other.id });
  expect(foreign.statusCode).toBe(404);
  expect((await other.teacher.ask('GET', '/api/lesson-drafts')).json()).toEqual([]);
});

test('[P7.19] a teacher may draft twenty times a day', async () => {
  const narrow = await startTestApi({ env: { RATE_LIMIT_FACTOR: '1' } });
  const teacher = await signedIn(narrow, 'teacher');
  const statuses: number[] = [];
  for (let n = 0; n < 21; n += 1)
    statuses.push((await teacher.ask('POST', '/api/lesson-drafts', { ...WISH, count: 3 })).statusCode);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
});
