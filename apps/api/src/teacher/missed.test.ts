import { expect, test } from 'vitest';
import { signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const statements: string[] = [];
const api = await startTestApi({ onQuery: (text) => statements.push(text) });
const LESSON = 'math-3rd-01-legs-wings-wheels';
const { content } = await api.services.db
  .selectFrom('lessons')
  .select('content')
  .where('id', '=', LESSON)
  .executeTakeFirstOrThrow();
const wrongOf = (activity: number) => (content.activities[activity]?.correct_answer === 0 ? 1 : 0);

async function answer(child: Person, isWrong: (at: number) => boolean) {
  for (const [at, { correct_answer: right }] of content.activities.entries())
    await child.ask('POST', `/api/lessons/${LESSON}/activities/${at}/answer`, {
      option: isWrong(at) ? wrongOf(at) : right,
      answerMs: 6000,
    });
}
const finish = (child: Person) => child.ask('POST', `/api/lessons/${LESSON}/complete`, {});

async function family() {
  const child = await signedIn(api, 'student', { grade: '3rd', firstName: 'Noor' });
  const mother = await signedIn(api, 'parent', { firstName: 'Ana' });
  await api.services.store.family.link(child.id, mother.id, 'primary', 'active');
  const missed = (who: Person) => who.ask('GET', `/api/teacher/progress/missed/math?studentId=${child.id}`);
  const weeks = async (who: Person) => (await who.ask('GET', '/api/family/weeks')).json();
  return { child, mother, missed, weeks };
}

test('a parent reads which questions were missed, with what the child chose, once the lesson is finished', async () => {
  const { child, mother, missed } = await family();
  await answer(child, (at) => at === 1);
  // The second try is open still: nobody is told the key.
  expect((await missed(mother)).json()).toEqual([]);
  await finish(child);
  statements.length = 0;
  const reply = await missed(mother);
  const activity = content.activities[1];
  expect(reply.json()).toEqual([
    {
      lessonId: LESSON,
      lessonTitle: content.title,
      question: activity?.question,
      hasPicture: expect.any(Boolean),
      chosen: activity?.options[wrongOf(1)],
      right: activity?.options[activity.correct_answer],
      reason: activity?.option_reasons?.[wrongOf(1)] ?? null,
      answeredAt: expect.any(String),
    },
  ]);
  // The session's own and one more.
  expect(statements).toHaveLength(2);
});

test('a week is told as it was: a finished lesson with nothing right is hard, with what the child thought', async () => {
  const { child, mother, weeks } = await family();
  await answer(child, () => true);
  await finish(child);
  statements.length = 0;
  const [week, ...others] = await weeks(mother);
  expect(statements).toHaveLength(2);
  expect(others).toEqual([]);
  const answers = content.activities.length;
  expect(week).toMatchObject({
    id: child.id,
    name: 'Noor',
    did: expect.stringContaining('Noor finished 1 lesson and 0 rounds of practice'),
    wentWell: [],
    hard: {
      lessonId: LESSON,
      text: `“${content.title}”: 0 of ${answers} right at the first try.`,
      question: expect.any(String),
      thought: expect.stringMatching(/^Noor chose “.+”; right is “.+”\./),
    },
    tryTogether: expect.stringContaining(`open “${content.title}” together`),
  });
});

test('the child itself, a stranger, a teacher without the child and who was linked once read neither', async () => {
  const { child, mother, missed, weeks } = await family();
  await answer(child, () => true);
  await finish(child);
  expect((await missed(child)).statusCode).toBe(403);
  expect((await child.ask('GET', '/api/family/weeks')).statusCode).toBe(403);
  for (const role of ['parent', 'teacher'] as const)
    expect((await missed(await signedIn(api, role))).statusCode).toBe(404);
  expect(await weeks(await signedIn(api, 'parent'))).toEqual([]);
  const links = (await mother.ask('GET', `/api/family/links?studentId=${child.id}`)).json();
  await mother.ask('DELETE', `/api/family/links/${links.guardians[0].linkId}`);
  expect((await missed(mother)).statusCode).toBe(404);
  expect(await weeks(mother)).toEqual([]);
});
