import { addDays, localDay } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { classroom, type Classroom } from '../testing/classroom.ts';
import { signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const statements: string[] = [];
const api = await startTestApi({ onQuery: (sql) => statements.push(sql) });
const { db } = api.services;
const LESSON = 'math-3rd-01-legs-wings-wheels';
const SKILL = 'math-multiplication';
const DUE = addDays(localDay(new Date(), 'America/New_York'), 3);
const { content } = await db
  .selectFrom('lessons')
  .select('content')
  .where('id', '=', LESSON)
  .executeTakeFirstOrThrow();
const activities = content.activities.length;

/** Plays the lesson whole: right everywhere, or wrong everywhere. */
async function play(pupil: Person, isRight: boolean) {
  for (const [at, { correct_answer: key }] of content.activities.entries())
    await pupil.ask('POST', `/api/lessons/${LESSON}/activities/${at}/answer`, {
      option: isRight ? key : key === 0 ? 1 : 0,
      answerMs: 6000,
    });
  await pupil.ask('POST', `/api/lessons/${LESSON}/complete`, {});
}
const give = (room: Classroom, what: object) =>
  room.teacher.ask('POST', `${room.url}/assignments`, { dueDay: DUE, ...what });
const again = (who: Person, room: Classroom, id: string, dueDay = addDays(DUE, 7)) =>
  who.ask('POST', `${room.url}/assignments/${id}/again`, { dueDay });
const move = (who: Person, room: Classroom, id: string, dueDay: string) =>
  who.ask('PATCH', `${room.url}/assignments/${id}`, { dueDay });
const list = async (room: Classroom) => (await room.teacher.ask('GET', `${room.url}/assignments`)).json();
const own = async (pupil: Person) => (await pupil.ask('GET', '/api/dashboard')).json().assignments;

/** Ana answers all right, Bo all wrong, Cleo nothing. */
async function threePupils() {
  const room = await classroom(api);
  const [ana, bo, cleo] = [
    await room.addPupil('Ana'),
    await room.addPupil('Bo'),
    await room.addPupil('Cleo'),
  ];
  return { room, ana, bo, cleo };
}
const LESSON_WISH = { kind: 'lesson', lessonId: LESSON };
const SKILL_WISH = { kind: 'practice', subjectId: 'math', skill: SKILL };

/** Opens a round, answers all of it, and returns the skills that it brought. */
async function practise(pupil: Person) {
  const { id: roundId, items } = (await pupil.ask('POST', '/api/practice/math/rounds')).json();
  for (const { position } of items)
    await pupil.ask('POST', `/api/practice/rounds/${roundId}/items/${position}/answer`, { option: 0 });
  const rows = await db.selectFrom('practiceItems').select('skill').where('roundId', '=', roundId).execute();
  return rows.map(({ skill }) => skill);
}

test('practice of a skill brings it to its pupils, and shows first tries of it before and since', async () => {
  const { room, ana, bo } = await threePupils();
  await play(bo, false);
  await give(room, { ...SKILL_WISH, childIds: [bo.id] });
  expect(await own(bo)).toMatchObject([{ kind: 'practice', skills: [SKILL], isDone: false }]);
  expect(await own(ana)).toEqual([]);
  const before = { right: 0, answers: activities };
  const [{ pupils: first }] = await list(room);
  expect(first).toMatchObject([
    { id: bo.id, score: null, practised: { before, since: { right: 0, answers: 0 } } },
  ]);
  const dealt = await practise(bo);
  expect(dealt).toContain(SKILL);
  const [{ pupils: later }] = await list(room);
  const [{ isDone, score, practised }] = later;
  expect([isDone, score.answers]).toEqual([true, dealt.length]);
  expect(practised.before).toEqual(before);
  expect(practised.since.answers).toBe(dealt.filter((one) => one === SKILL).length);
});

test('practice of a skill for all is brought to all, and one of another skill is another assignment', async () => {
  const { room, ana, cleo } = await threePupils();
  const one = (await give(room, SKILL_WISH)).json();
  const other = (await give(room, { ...SKILL_WISH, skill: 'math-fractions' })).json();
  expect((await give(room, SKILL_WISH)).json()).toEqual(one);
  expect(other.id).not.toBe(one.id);
  for (const pupil of [ana, cleo])
    expect(await practise(pupil)).toEqual(expect.arrayContaining([SKILL, 'math-fractions']));
  expect((await list(room)).map(({ pupils }: { pupils: object[] }) => pupils.length)).toEqual([3, 3]);
});

test('a round that was open before does not count as practice of the skill', async () => {
  const { room, ana } = await threePupils();
  const { id: roundId, items } = (await ana.ask('POST', '/api/practice/math/rounds')).json();
  await give(room, SKILL_WISH);
  for (const { position } of items)
    await ana.ask('POST', `/api/practice/rounds/${roundId}/items/${position}/answer`, { option: 0 });
  expect(await own(ana)).toMatchObject([{ isDone: false }]);
  await practise(ana);
  expect(await own(ana)).toMatchObject([{ isDone: true }]);
});

test.each([
  [{ ...SKILL_WISH, skill: 'math-no-such-skill' }, 'skill'],
  [{ ...SKILL_WISH, skill: 'science-plants' }, 'skill'],
  [{ ...LESSON_WISH, skill: SKILL }, 'skill'],
])('%j is refused at its %s', async (wish, path) => {
  const room = await classroom(api);
  expect((await give(room, wish)).json()).toMatchObject({ code: 'invalid_input', issues: [{ path }] });
});

test('an assignment says how many first tries were right', async () => {
  const { room, ana, bo } = await threePupils();
  await give(room, LESSON_WISH);
  await play(ana, true);
  await play(bo, false);
  const [{ pupils }] = await list(room);
  expect(pupils).toMatchObject([
    { name: 'Ana', isDone: true, score: { right: activities, answers: activities } },
    { name: 'Bo', isDone: true, score: { right: 0, answers: activities } },
    { name: 'Cleo', isDone: false, score: null },
  ]);
});

test('given again it is for who did not do it or found it hard, once, and done by doing it once more', async () => {
  const { room, ana, bo, cleo } = await threePupils();
  const { id } = (await give(room, LESSON_WISH)).json();
  await play(ana, true);
  await play(bo, false);
  const replies = await Promise.all([1, 2, 3].map(() => again(room.teacher, room, id)));
  expect(new Set(replies.map((reply) => reply.body)).size).toBe(1);
  expect(replies[0]?.json()).toMatchObject({ pupils: 2 });
  const [, second] = await list(room);
  expect(second).toMatchObject({ againOf: id, isForAll: false, dueDay: addDays(DUE, 7) });
  expect(second.pupils).toMatchObject([
    { id: bo.id, isDone: false, score: null },
    { id: cleo.id, isDone: false, score: null },
  ]);
  await play(bo, true);
  expect((await own(bo)).map(({ isDone }: { isDone: boolean }) => isDone)).toEqual([true, true]);
  const [, after] = await list(room);
  expect(after.pupils).toMatchObject([{ isDone: true, score: { right: activities } }, { isDone: false }]);
  await db.deleteFrom('assignments').where('id', '=', second.id).execute();
  await play(cleo, true);
  expect((await again(room.teacher, room, id)).json()).toMatchObject({ code: 'wrong_state' });
});

test('another due day is on the pupils’ dashboards and in the audit log', async () => {
  const { room, ana } = await threePupils();
  const { id } = (await give(room, LESSON_WISH)).json();
  const later = addDays(DUE, 5);
  expect((await move(room.teacher, room, id, later)).statusCode).toBe(200);
  expect(await own(ana)).toMatchObject([{ id, dueDay: later }]);
  const audit = await db
    .selectFrom('auditLog')
    .select(['action', 'actorId'])
    .where('object', '=', id)
    .execute();
  expect(audit).toContainEqual({ action: 'assignments.changeDueDay', actorId: room.teacher.id });
  // The class may not get the same twice for one day, and no day that is over.
  const { id: other } = (await give(room, LESSON_WISH)).json();
  for (const dueDay of [later, '2020-01-01'])
    expect((await move(room.teacher, room, other, dueDay)).json()).toMatchObject({
      code: 'invalid_input',
      issues: [{ path: 'dueDay' }],
    });
});

test('only a teacher of the class moves a day or gives again, and only what is of this class and not ended', async () => {
  const { room, ana } = await threePupils();
  const { id } = (await give(room, LESSON_WISH)).json();
  const elsewhere = await classroom(api);
  const stranger = await signedIn(api, 'teacher');
  for (const ask of [move, again]) {
    for (const reply of [
      await ask(stranger, room, id, DUE),
      await ask(elsewhere.teacher, elsewhere, id, DUE),
    ])
      expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found']);
    expect((await ask(ana, room, id, DUE)).statusCode).toBe(403);
  }
  await room.teacher.ask('DELETE', `${room.url}/assignments/${id}`);
  for (const ask of [move, again]) expect((await ask(room.teacher, room, id, DUE)).statusCode).toBe(404);
});

test('homework is given once', async () => {
  const { room } = await threePupils();
  const wish = { wishKey: crypto.randomUUID(), subject: 'math', grade: '3rd', dueDay: DUE };
  const { assignmentId } = (await room.teacher.ask('POST', `${room.url}/quizzes`, wish)).json();
  expect((await again(room.teacher, room, assignmentId)).json().code).toBe('wrong_state');
});

test('the list with scores and skills costs two statements, the session’s among them', async () => {
  const { room, ana } = await threePupils();
  await play(ana, true);
  await give(room, LESSON_WISH);
  await give(room, SKILL_WISH);
  statements.length = 0;
  expect(await list(room)).toHaveLength(2);
  expect(statements).toHaveLength(2);
});
