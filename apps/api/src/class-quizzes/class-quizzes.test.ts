import { randomUUID } from 'node:crypto';
import { addDays, localDay } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { classGame } from '../testing/class-game.ts';
import { classroom, type Classroom } from '../testing/classroom.ts';
import { practiceRounds } from '../testing/practice-rounds.ts';
import { signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const statements: string[] = [];
const api = await startTestApi({ onQuery: (sql) => statements.push(sql) });
const LESSON = 'math-3rd-01-legs-wings-wheels';
const asked = (at: number, question: string) => ({
  ref: `${LESSON}#${at}`,
  question,
  options: ['right', 'near', 'far'],
  right: 0,
  explanation: 'E',
});
const QUESTIONS = [asked(0, '=1+1'), asked(1, 'How many legs?')];

const list = async (who: Person, room: Classroom) => who.ask('GET', `${room.url}/quizzes`);
const report = (who: Person, room: Classroom, id: string, part = '') =>
  who.ask('GET', `${room.url}/quizzes/${id}${part}`);
const misses = (who: Person, room: Classroom, id: string) =>
  who.ask('POST', `${room.url}/quizzes/${id}/misses`);

/** Three of four pupils make the same mistake in the second question; a child of another class plays too. */
async function played() {
  const room = await classroom(api);
  const [ana, bo, cleo, dan] = [
    await room.addPupil('Ana'),
    await room.addPupil('Bo'),
    await room.addPupil('Cleo'),
    await room.addPupil('Dan'),
  ];
  const guest = await (await classroom(api)).addPupil('Stranger');
  await classGame(api, room, QUESTIONS, [
    [ana, [0, 0]],
    [bo, [0, 1]],
    [cleo, [1, 1]],
    [dan, [0, 1]],
    [guest, [0]],
  ]);
  const [{ id }] = (await list(room.teacher, room)).json();
  return { room, ana, bo, cleo, dan, guest, id };
}

test('[P4.47] a class keeps its quizzes: what was asked, who took part, how many were right, and the mistake that most made', async () => {
  const { room, id } = await played();
  expect((await list(room.teacher, room)).json()).toEqual([
    {
      id,
      isHomework: false,
      subject: 'math',
      grade: '3rd',
      at: expect.any(String),
      dueDay: null,
      questions: 2,
      players: 5,
      finished: null,
      answers: 9,
      right: 5,
    },
  ]);
  const shown = (await report(room.teacher, room, id)).json();
  expect(shown).toMatchObject({ className: 'Room 12', isAssigned: false, missedBy: 3 });
  expect(shown.questions).toEqual([
    { text: '=1+1', right: 'right', answerCount: 5, rightCount: 4, mistake: null },
    {
      text: 'How many legs?',
      right: 'right',
      answerCount: 4,
      rightCount: 1,
      mistake: { text: 'near', count: 3 },
    },
  ]);
  const names = shown.players.map(({ name, alias }: { name: string; alias: string }) =>
    name === alias ? 'a nickname' : name,
  );
  expect(names).toEqual(['Ana', 'Bo', 'Cleo', 'Dan', 'a nickname']);
  expect(JSON.stringify(shown)).not.toContain('Stranger');
});

test('the file holds the rows of the screen, and no cell of it is a formula', async () => {
  const { room, id } = await played();
  const { fileName, csv } = (await report(room.teacher, room, id, '/csv')).json();
  expect(fileName).toMatch(/^Math-3rd-quiz-\d{4}-\d\d-\d\d\.csv$/);
  const lines = csv.split('\r\n');
  expect(lines[0]).toBe("Name,Nickname,Late,Right,'=1+1,How many legs?");
  expect(lines[1]).toMatch(/^Ana,[^,]+,,2,right,right$/);
  expect(csv).toContain('Most chosen mistake,,,,,near');
});

test('only those who teach the class now read its quizzes, with names only of who is its pupil now', async () => {
  const { room, ana, bo, id } = await played();
  const helper = await signedIn(api, 'teacher');
  const { code } = (await room.teacher.ask('POST', `${room.url}/invite`)).json();
  await helper.ask('POST', '/api/classes/join-as-teacher', { code });
  const tries = async (who: Person) => [
    (await list(who, room)).statusCode,
    (await report(who, room, id)).statusCode,
    (await report(who, room, id, '/csv')).statusCode,
  ];
  expect(await tries(helper)).toEqual([200, 200, 200]);
  await room.teacher.ask('DELETE', `${room.url}/teachers/${helper.id}`);
  const other = await classroom(api);
  for (const who of [helper, other.teacher]) {
    expect(await tries(who)).toEqual([404, 404, 404]);
    expect((await misses(who, room, id)).statusCode).toBe(404);
  }
  // The same quiz asked for under the own class.
  expect((await report(other.teacher, other, id)).statusCode).toBe(404);
  expect((await misses(other.teacher, other, id)).statusCode).toBe(404);
  for (const who of [ana, await signedIn(api, 'parent')]) expect(await tries(who)).toEqual([403, 403, 403]);
  await bo.ask('DELETE', `${room.url}/membership`);
  const { players, missedBy } = (await report(room.teacher, room, id)).json();
  expect(players.map(({ name }: { name: string }) => name)).not.toContain('Bo');
  expect(missedBy).toBe(2);
});

test('a teacher opens a game only for a class that they teach', async () => {
  const [room, other] = [await classroom(api), await classroom(api)];
  const wish = { subject: 'math', grade: '3rd', gameType: 'class-quiz', classId: other.id };
  expect((await room.teacher.ask('POST', '/api/multiplayer/rooms', wish)).statusCode).toBe(404);
  expect((await room.teacher.ask('GET', '/api/multiplayer/games')).json()).toEqual([]);
});

test('one press gives practice to those who missed something, once, and their next round has the skills', async () => {
  const { room, ana, bo, cleo, dan, id } = await played();
  const replies = await Promise.all([1, 2, 3].map(() => misses(room.teacher, room, id)));
  expect(replies.map((reply) => reply.json())).toEqual([{ pupils: 3 }, { pupils: 3 }, { pupils: 3 }]);
  const given = (await room.teacher.ask('GET', `${room.url}/assignments`)).json();
  expect(given).toMatchObject([{ kind: 'practice', subject: 'math', isForAll: false }]);
  const names = given[0].pupils.map(({ name }: { name: string }) => name);
  expect(names).toEqual(['Bo', 'Cleo', 'Dan']);
  expect((await report(room.teacher, room, id)).json().isAssigned).toBe(true);
  const own = async (who: Person) => (await who.ask('GET', '/api/dashboard')).json().assignments;
  expect(await own(ana)).toEqual([]);
  for (const who of [bo, cleo, dan]) expect(await own(who)).toMatchObject([{ kind: 'practice' }]);
});

test('practice that was given for mistakes has the mistakes themselves and more of their skills', async () => {
  const room = await classroom(api);
  const bo = await signedIn(api, 'student', { grade: '3rd', firstName: 'Bo', plan: 'stem-blazers' });
  await bo.ask('POST', '/api/classes/join', { code: room.code });
  const [{ membershipId }] = (await room.teacher.ask('GET', room.url)).json().waiting;
  await room.teacher.ask('POST', `${room.url}/requests/${membershipId}`);
  const graphs = [0, 1].map((at) => ({
    ...asked(at, 'How tall?'),
    ref: `math-3rd-09-lemonade-report#${at}`,
  }));
  await classGame(api, room, graphs, [[bo, [1, 1]]]);
  const [{ id }] = (await list(room.teacher, room)).json();
  await misses(room.teacher, room, id);
  const { items } = await practiceRounds(api).open(bo);
  // Both mistakes themselves, and four more of their skill: a round has no more of named skills.
  expect(items.filter(({ skill }) => skill === 'graphs')).toHaveLength(6);
  expect(items.filter(({ isReview }) => isReview)).toHaveLength(2);
});

test('without a mistake there is nothing to give', async () => {
  const room = await classroom(api);
  await classGame(api, room, QUESTIONS, [[await room.addPupil('Ana'), [0, 0]]]);
  const [{ id }] = (await list(room.teacher, room)).json();
  expect((await misses(room.teacher, room, id)).json()).toMatchObject({ code: 'wrong_state' });
});

test('homework has the same report: pupils who have not begun stand there too', async () => {
  const room = await classroom(api);
  const [ana] = [await room.addPupil('Ana'), await room.addPupil('Bo')];
  const { id, assignmentId } = (
    await room.teacher.ask('POST', `${room.url}/quizzes`, {
      wishKey: randomUUID(),
      subject: 'math',
      grade: '3rd',
      questionRefs: [`${LESSON}#0`],
      dueDay: addDays(localDay(new Date(), 'America/New_York'), 3),
    })
  ).json();
  await ana.ask('POST', `/api/homework/${assignmentId}/questions/0/answer`, { option: 0 });
  expect((await list(room.teacher, room)).json()).toMatchObject([
    { id, isHomework: true, players: 1, finished: 1, questions: 1 },
  ]);
  expect((await report(room.teacher, room, id)).json().players).toMatchObject([
    { name: 'Ana', alias: null, place: null, isLate: false, answers: [expect.any(Boolean)] },
    { name: 'Bo', answers: [null] },
  ]);
});

test('list and report cost one statement each beside the session’s', async () => {
  const { room, id } = await played();
  for (const read of [() => list(room.teacher, room), () => report(room.teacher, room, id)]) {
    statements.length = 0;
    expect((await read()).statusCode).toBe(200);
    expect(statements).toHaveLength(2);
  }
});
