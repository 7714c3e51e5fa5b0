import { randomUUID } from 'node:crypto';
import { addDays, localDay, DAY_MS } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { classroom, type Classroom } from '../testing/classroom.ts';
import { signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const statements: string[] = [];
const api = await startTestApi({ onQuery: (sql) => statements.push(sql) });
const { db } = api.services;
const LESSON = 'math-3rd-01-legs-wings-wheels';
const REFS = [0, 1, 2].map((at) => `${LESSON}#${at}`);
const TODAY = localDay(new Date(), 'America/New_York');

const give = (room: Classroom, what: object = {}) =>
  room.teacher.ask('POST', `${room.url}/quizzes`, {
    wishKey: randomUUID(),
    subject: 'math',
    grade: '3rd',
    questionRefs: REFS,
    dueDay: addDays(TODAY, 3),
    ...what,
  });
const read = (who: Person, id: string) => who.ask('GET', `/api/homework/${id}`);
const answer = (who: Person, id: string, question: number, option: number) =>
  who.ask('POST', `/api/homework/${id}/questions/${question}/answer`, { option });
const keyOf = async (id: string) =>
  (
    await db
      .selectFrom('classQuizzes')
      .select('questions')
      .where('assignmentId', '=', id)
      .executeTakeFirstOrThrow()
  ).questions?.map(({ right }) => right) ?? [];
const own = async (pupil: Person) => (await pupil.ask('GET', '/api/dashboard')).json().assignments;

async function given(what: object = {}) {
  const room = await classroom(api);
  const ana = await room.addPupil('Ana');
  const { assignmentId: id, id: quizId } = (await give(room, what)).json();
  return { room, ana, id, quizId, key: await keyOf(id) };
}

test('homework stands on the dashboard, is answered question by question, pays once and is done', async () => {
  const { ana, id, key } = await given();
  expect(await own(ana)).toMatchObject([{ id, kind: 'homework', subject: 'math', isDone: false }]);
  const [first = 0, second = 0, third = 0] = key;
  expect((await answer(ana, id, 0, first)).json()).toMatchObject({ correct: true, points: null });
  expect((await answer(ana, id, 1, second === 0 ? 1 : 0)).json()).toMatchObject({ correct: false });
  expect(await own(ana)).toMatchObject([{ isDone: false }]);
  const last = (await answer(ana, id, 2, third)).json();
  expect(last).toMatchObject({ correct: true, points: 4, totalPoints: 4 });
  expect(await own(ana)).toMatchObject([{ isDone: true }]);
  // Sent again, it says the same and pays nothing.
  expect((await answer(ana, id, 2, third === 0 ? 1 : 0)).json()).toMatchObject({
    option: third,
    points: 4,
    totalPoints: 4,
  });
  expect((await read(ana, id)).json()).toMatchObject({ points: 4, answers: [{}, {}, {}] });
  const cards = db.selectFrom('reviewCards').select('itemKey').where('userId', '=', ana.id);
  expect(await cards.execute()).toEqual([{ itemKey: `lesson:${LESSON}:1` }]);
});

test('the key of a question is on no wire before its own answer is recorded', async () => {
  const { ana, id, key } = await given();
  const sealed = (await read(ana, id)).json();
  for (const question of sealed.questions)
    expect(Object.keys(question).toSorted()).toEqual(
      expect.not.arrayContaining(['right', 'correct_answer', 'explanation', 'option_reasons']),
    );
  expect(sealed.answers).toEqual([]);
  await answer(ana, id, 1, key[1] ?? 0);
  const { answers, questions } = (await read(ana, id)).json();
  expect(answers.map(({ question }: { question: number }) => question)).toEqual([1]);
  expect(JSON.stringify(questions)).not.toContain('explanation');
});

test('[S7.39] of fifty answers to one question at once one counts, and all are told that one', async () => {
  const { ana, id } = await given();
  const replies = await Promise.all(Array.from({ length: 50 }, (_, at) => answer(ana, id, 0, at % 2)));
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(new Set(replies.map((reply) => reply.json().option)).size).toBe(1);
  const rows = await db.selectFrom('homeworkAnswers').select('answer').where('userId', '=', ana.id).execute();
  expect(rows).toEqual([{ answer: replies[0]?.json().option }]);
});

test('the last two questions answered at once finish it once, and it pays once', async () => {
  const { ana, id, key } = await given();
  await answer(ana, id, 0, key[0] ?? 0);
  const replies = await Promise.all([1, 2, 1, 2].map((at) => answer(ana, id, at, key[at] ?? 0)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  const paid = await db.selectFrom('pointsLedger').select('points').where('userId', '=', ana.id).execute();
  expect(paid).toEqual([{ points: 6 }]);
});

test('the table itself refuses a second answer to a question', async () => {
  const { ana, id, quizId } = await given();
  await answer(ana, id, 0, 0);
  const second = { quizId, userId: ana.id, questionIndex: 0, answer: 1, isCorrect: false, timeToAnswer: 1 };
  await expect(db.insertInto('homeworkAnswers').values(second).execute()).rejects.toMatchObject({
    code: '23505',
  });
});

test('given twice at once it is given once; another quiz of the same day is another one', async () => {
  const room = await classroom(api);
  const wishKey = randomUUID();
  const replies = await Promise.all([1, 2, 3].map(() => give(room, { wishKey })));
  expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1);
  await give(room);
  expect((await room.teacher.ask('GET', `${room.url}/quizzes`)).json()).toHaveLength(2);
});

test('after its day it still counts, marked as late; after a month it is closed', async () => {
  const { room, ana, id, quizId, key } = await given();
  const after = async <Reply>(days: number, ask: () => Promise<Reply>) => {
    api.setNow(new Date(Date.now() + days * DAY_MS));
    return ask().finally(() => api.setNow(null));
  };
  await answer(ana, id, 0, key[0] ?? 0);
  expect((await after(34, () => answer(ana, id, 1, 0))).statusCode).toBe(404);
  for (const at of [1, 2])
    expect((await after(5, () => answer(ana, id, at, key[at] ?? 0))).json()).toMatchObject({ correct: true });
  const { players } = (await room.teacher.ask('GET', `${room.url}/quizzes/${quizId}`)).json();
  expect(players).toMatchObject([{ name: 'Ana', isLate: true, right: 3 }]);
});

test('who is not in the class, has left it, or comes after its end, finds nothing', async () => {
  const { room, ana, id } = await given();
  const outsider = await signedIn(api, 'student', { grade: '3rd' });
  const tries = async (who: Person) => [
    (await read(who, id)).statusCode,
    (await answer(who, id, 0, 0)).statusCode,
  ];
  expect(await tries(outsider)).toEqual([404, 404]);
  const bo = await room.addPupil('Bo');
  expect(await tries(bo)).toEqual([200, 200]);
  await bo.ask('DELETE', `${room.url}/membership`);
  expect(await tries(bo)).toEqual([404, 404]);
  await room.teacher.ask('DELETE', `${room.url}/assignments/${id}`);
  expect(await tries(ana)).toEqual([404, 404]);
});

test('a question or option that is not there is refused, and nothing is recorded', async () => {
  const { ana, id } = await given();
  for (const [question, option] of [
    [3, 0],
    [0, 9],
    [-1, 0],
  ] as const)
    expect((await answer(ana, id, question, option)).statusCode).toBe(400);
  expect((await read(ana, id)).json().answers).toEqual([]);
});

test.each([
  [{ questionRefs: [`${LESSON}#0`, `${LESSON}#0`] }, 'questionRefs'],
  [{ questionRefs: ['science-3rd-01#0'] }, 'questionRefs'],
  [{ subject: 'robotics' }, 'subject'],
  [{ dueDay: '2020-01-01' }, 'dueDay'],
])('%j is refused at its %s', async (wish, path) => {
  const room = await classroom(api);
  expect((await give(room, wish)).json()).toMatchObject({ code: 'invalid_input', issues: [{ path }] });
});

test('drawn questions are of the subject and grade, each once, as many as were asked for', async () => {
  const { ana, id } = await given({ questionRefs: undefined, questionCount: 15 });
  const { questions } = (await read(ana, id)).json();
  expect(new Set(questions.map((one: object) => JSON.stringify(one))).size).toBe(15);
});

test('a pupil whose plan opens nothing does the homework of the class all the same', async () => {
  const { ana, id } = await given({ subject: 'history', questionRefs: undefined });
  expect((await read(ana, id)).statusCode).toBe(200);
  expect((await answer(ana, id, 0, 0)).statusCode).toBe(200);
});

test('reading homework costs one statement beside the session’s', async () => {
  const { ana, id } = await given();
  statements.length = 0;
  await read(ana, id);
  expect(statements).toHaveLength(2);
});

test('homework for some pupils is theirs alone: for others it is not there, and the report does not wait for them', async () => {
  const room = await classroom(api);
  const [ana, ben] = [await room.addPupil('Ana'), await room.addPupil('Ben')];
  const { assignmentId: id, id: quizId } = (await give(room, { childIds: [ana.id, ana.id] })).json();
  const key = await keyOf(id);
  expect(await own(ana)).toMatchObject([{ id, kind: 'homework' }]);
  expect(await own(ben)).toEqual([]);
  expect((await read(ana, id)).statusCode).toBe(200);
  expect((await read(ben, id)).statusCode).toBe(404);
  expect((await answer(ben, id, 0, key[0] ?? 0)).statusCode).toBe(404);
  expect((await answer(ana, id, 0, key[0] ?? 0)).statusCode).toBe(200);
  const report = (await room.teacher.ask('GET', `${room.url}/quizzes/${quizId}`)).json();
  expect(report.players.map(({ name }: { name: string }) => name)).toEqual(['Ana']);
  // Who comes later has nothing to do either, and all of a class have what is for all.
  const cy = await room.addPupil('Cy');
  expect(await own(cy)).toEqual([]);
  await give(room);
  for (const pupil of [ben, cy]) expect(await own(pupil)).toHaveLength(1);
});

test('homework is for no pupil of another class, and for nobody where nobody is named', async () => {
  const [room, other] = [await classroom(api), await classroom(api)];
  const [ana, zoe] = [await room.addPupil('Ana'), await other.addPupil('Zoe')];
  const count = async () =>
    (await db.selectFrom('assignments').select('id').where('classId', '=', room.id).execute()).length;
  for (const childIds of [[zoe.id], [ana.id, zoe.id], [randomUUID()]])
    expect((await give(room, { childIds })).statusCode).toBe(404);
  expect((await give(room, { childIds: [] })).statusCode).toBe(400);
  expect(await count()).toBe(0);
  const { assignmentId } = (await give(room, { childIds: [ana.id] })).json();
  // Whatever a program does: the table knows the class.
  const slipIn = db
    .insertInto('assignmentPupils')
    .values({ assignmentId, classId: room.id, childId: zoe.id });
  await expect(slipIn.execute()).rejects.toThrow('assignment_pupils_member');
  const foreign = db
    .insertInto('assignmentPupils')
    .values({ assignmentId, classId: other.id, childId: zoe.id });
  await expect(foreign.execute()).rejects.toThrow('assignment_pupils_class');
});
