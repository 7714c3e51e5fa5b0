import { addDays, localDay } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { classroom } from '../testing/classroom.ts';
import { signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const statements: string[] = [];
const api = await startTestApi({ onQuery: (sql) => statements.push(sql) });
const LESSON = 'math-3rd-01-legs-wings-wheels';
const { content } = await api.services.db
  .selectFrom('lessons')
  .select('content')
  .where('id', '=', LESSON)
  .executeTakeFirstOrThrow();
const activities = content.activities.length;

/** Plays the lesson whole, right or wrong. */
async function play(pupil: Person, isRight: boolean) {
  for (const [at, { correct_answer: right }] of content.activities.entries())
    await pupil.ask('POST', `/api/lessons/${LESSON}/activities/${at}/answer`, {
      option: isRight ? right : (right + 1) % 2,
      answerMs: 6000,
    });
  await pupil.ask('POST', `/api/lessons/${LESSON}/complete`, {});
}
const news = async (who: Person) => (await who.ask('GET', '/api/classes/news')).json();

test('a teacher’s home says of each class who has it hard, how many have not started, and what is due next', async () => {
  const room = await classroom(api);
  const [ana, bo] = [await room.addPupil('Ana'), await room.addPupil('Bo'), await room.addPupil('Cleo')];
  const dueDay = addDays(localDay(new Date(), 'UTC'), 5);
  const give = (what: object) => room.teacher.ask('POST', `${room.url}/assignments`, what);
  await give({ kind: 'practice', subjectId: 'science', dueDay: addDays(dueDay, 3) });
  await give({ kind: 'lesson', lessonId: LESSON, dueDay });
  await play(ana, true);
  await play(bo, false);
  statements.length = 0;
  const { title } = (await ana.ask('GET', `/api/lessons/${LESSON}`)).json();
  statements.length = 0;
  expect(await news(room.teacher)).toEqual([
    {
      id: room.id,
      weak: [{ id: bo.id, name: 'Bo', right: 0, answers: activities, lessons: 1, percent: 0 }],
      notStarted: 1,
      due: { kind: 'lesson', title, dueDay, done: 2, pupils: 3 },
    },
  ]);
  // The session's own and one more.
  expect(statements).toHaveLength(2);
});

test('nobody else hears of a class, and neither does its teacher once it is archived', async () => {
  const room = await classroom(api);
  await play(await room.addPupil('Bo'), false);
  expect(await news(await signedIn(api, 'teacher'))).toEqual([]);
  expect((await (await signedIn(api, 'parent')).ask('GET', '/api/classes/news')).statusCode).toBe(403);
  await room.teacher.ask('POST', `${room.url}/archive`);
  expect(await news(room.teacher)).toEqual([]);
});

test('a class without pupils has no news', async () => {
  const room = await classroom(api);
  expect(await news(room.teacher)).toEqual([{ id: room.id, weak: [], notStarted: 0, due: null }]);
});
