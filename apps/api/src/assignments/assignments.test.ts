import { addDays, localDay, DAY_MS } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { classroom, type Classroom } from '../testing/classroom.ts';
import { signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const statements: string[] = [];
const api = await startTestApi({ onQuery: (sql) => statements.push(sql) });
const { db } = api.services;
const LESSON = 'math-3rd-01-legs-wings-wheels';
const today = localDay(new Date(), 'America/New_York');
const DUE = addDays(today, 3);

const give = (room: Classroom, what: object) =>
  room.teacher.ask('POST', `${room.url}/assignments`, { dueDay: DUE, ...what });
const list = async (room: Classroom) => (await room.teacher.ask('GET', `${room.url}/assignments`)).json();
const own = async (pupil: Person) => (await pupil.ask('GET', '/api/dashboard')).json().assignments;
const complete = (pupil: Person) => pupil.ask('POST', `/api/lessons/${LESSON}/complete`, {});
const NO_ANSWERS = { score: null, practised: null };
const LESSON_WISH = { kind: 'lesson', lessonId: LESSON };

async function twoPupils() {
  const room = await classroom(api);
  return { room, ana: await room.addPupil('Ana'), bo: await room.addPupil('Bo') };
}

test('a lesson for all stands on every pupil’s dashboard, and is done with the fact that it is completed', async () => {
  const { room, ana, bo } = await twoPupils();
  const { id } = (await give(room, LESSON_WISH)).json();
  const title = expect.any(String);
  const given = { id, kind: 'lesson', subject: 'math', lessonId: LESSON, title, dueDay: DUE, skills: [] };
  expect(await own(ana)).toEqual([{ ...given, className: 'Room 12', isDone: false, isLate: false }]);
  await complete(ana);
  expect(await own(ana)).toMatchObject([{ id, isDone: true }]);
  expect(await own(bo)).toMatchObject([{ id, isDone: false }]);
  expect(await list(room)).toEqual([
    {
      ...given,
      isForAll: true,
      createdAt: expect.any(String),
      againOf: null,
      pupils: [
        { id: ana.id, name: 'Ana', isDone: true, ...NO_ANSWERS },
        { id: bo.id, name: 'Bo', isDone: false, ...NO_ANSWERS },
      ],
    },
  ]);
  const late = await room.addPupil('Cleo');
  expect(await own(late)).toMatchObject([{ id, isDone: false }]);
});

test('what some are given, the others do not see', async () => {
  const { room, ana, bo } = await twoPupils();
  await give(room, { kind: 'practice', subjectId: 'science', childIds: [bo.id] });
  expect(await own(ana)).toEqual([]);
  expect(await own(bo)).toMatchObject([{ kind: 'practice', subject: 'science', title: null }]);
  expect((await list(room))[0].pupils).toEqual([{ id: bo.id, name: 'Bo', isDone: false, ...NO_ANSWERS }]);
});

test('practice and quizzes are done by a round or a game that was finished since', async () => {
  const { room, ana } = await twoPupils();
  const round = (finishedAt: Date) =>
    db
      .insertInto('practiceRounds')
      .values({ userId: ana.id, kind: 'practice', subjectId: 'math', grade: '3rd', itemCount: 1, finishedAt })
      .returning('id')
      .executeTakeFirstOrThrow();
  const done = async () => (await own(ana)).map(({ isDone }: { isDone: boolean }) => isDone);
  const before = await round(new Date(Date.now() - DAY_MS));
  await give(room, { kind: 'practice', subjectId: 'math' });
  await give(room, { kind: 'quiz', subjectId: 'math', dueDay: addDays(DUE, 1) });
  expect(await done()).toEqual([false, false]);
  const after = await round(new Date(Date.now() + 1000));
  expect(await done()).toEqual([true, false]);
  const game = await db
    .insertInto('gameRooms')
    .values({
      code: 'BCDFGH',
      hostId: ana.id,
      subject: 'math',
      grade: '3rd',
      gameType: 'quiz-race',
      seats: 1,
      status: 'completed',
      completedAt: new Date(Date.now() + 1000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const seat = { roomId: game.id, userId: ana.id, seat: 1, position: 1 };
  await db.insertInto('gameParticipants').values(seat).execute();
  expect(await done()).toEqual([true, true]);
  // Rounds and games need their answers, because the invariants are checked afterwards.
  for (const { id } of [before, after]) await db.deleteFrom('practiceRounds').where('id', '=', id).execute();
  await db.deleteFrom('gameRooms').where('id', '=', game.id).execute();
});

test('done ones leave with their day, open ones are late and leave a month after it', async () => {
  const { room, ana, bo } = await twoPupils();
  await give(room, LESSON_WISH);
  await complete(ana);
  const later = async (days: number, pupil: Person) => {
    api.setNow(new Date(Date.now() + days * DAY_MS));
    return own(pupil).finally(() => api.setNow(null));
  };
  expect(await later(3, ana)).toMatchObject([{ isDone: true, isLate: false }]);
  expect(await later(4, ana)).toEqual([]);
  expect(await later(3, bo)).toMatchObject([{ isLate: false }]);
  expect(await later(4, bo)).toMatchObject([{ isDone: false, isLate: true }]);
  expect(await later(34, bo)).toEqual([]);
});

test('it is over when it is ended, when the pupil leaves, and when the class is archived', async () => {
  const { room, ana, bo } = await twoPupils();
  const { id } = (await give(room, LESSON_WISH)).json();
  await ana.ask('DELETE', `${room.url}/membership`);
  expect(await own(ana)).toEqual([]);
  const end = () => room.teacher.ask('DELETE', `${room.url}/assignments/${id}`);
  expect(
    (await Promise.all([end(), end()])).map(({ statusCode }) => statusCode).toSorted((a, b) => a - b),
  ).toEqual([200, 404]);
  expect([await own(bo), await list(room)]).toEqual([[], []]);
  await give(room, LESSON_WISH);
  expect(await own(bo)).toHaveLength(1);
  await room.teacher.ask('POST', `${room.url}/archive`);
  expect(await own(bo)).toEqual([]);
});

test('a day of today is good, and one within a year', async () => {
  const room = await classroom(api);
  for (const [days, status] of [
    [0, 200],
    [365, 200],
    [-1, 400],
    [366, 400],
  ] as const) {
    const { statusCode } = await give(room, { ...LESSON_WISH, dueDay: addDays(today, days) });
    expect([days, statusCode]).toEqual([days, status]);
  }
});

test('given twice at once it is given once', async () => {
  const { room } = await twoPupils();
  const answers = await Promise.all([
    give(room, LESSON_WISH),
    give(room, LESSON_WISH),
    give(room, LESSON_WISH),
  ]);
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
  expect(await list(room)).toHaveLength(1);
});

test.each([
  [{ kind: 'lesson' }, 'lessonId'],
  [{ kind: 'lesson', lessonId: 'no-such-lesson' }, 'lessonId'],
  [{ kind: 'practice' }, 'subjectId'],
  [{ kind: 'quiz', subjectId: 'robotics' }, 'subjectId'],
  [{ ...LESSON_WISH, dueDay: '2020-01-01' }, 'dueDay'],
  [{ ...LESSON_WISH, dueDay: '2199-01-01' }, 'dueDay'],
])('%j is refused at its %s', async (wish, path) => {
  const room = await classroom(api);
  expect((await give(room, wish)).json()).toMatchObject({ code: 'invalid_input', issues: [{ path }] });
});

test('only teachers of the class give, read and end, and only to its pupils', async () => {
  const { room } = await twoPupils();
  const { id } = (await give(room, LESSON_WISH)).json();
  const stranger = await signedIn(api, 'teacher');
  const outsider = await signedIn(api, 'student');
  const url = `${room.url}/assignments`;
  for (const reply of [
    await stranger.ask('GET', url),
    await stranger.ask('POST', url, { ...LESSON_WISH, dueDay: DUE }),
    await stranger.ask('DELETE', `${url}/${id}`),
    await give(room, { ...LESSON_WISH, childIds: [outsider.id] }),
  ])
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found']);
  expect(await own(outsider)).toEqual([]);
});

test('the dashboard still costs two statements with assignments, and their list one beside the session’s', async () => {
  const { room, ana } = await twoPupils();
  await give(room, LESSON_WISH);
  for (const read of [() => own(ana), () => list(room)]) {
    statements.length = 0;
    expect(await read()).toHaveLength(1);
    expect(statements).toHaveLength(2);
  }
});
