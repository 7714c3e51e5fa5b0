import { expect, test } from 'vitest';
import { signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi();
const LESSON = 'math-3rd-01-legs-wings-wheels';
const { content } = await api.services.db
  .selectFrom('lessons')
  .select('content')
  .where('id', '=', LESSON)
  .executeTakeFirstOrThrow();
const keys = content.activities.map(({ correct_answer }) => correct_answer);
const BEHIND_ALL = keys.length + 1;

const answer = async (person: Person, activity: number, isRight: boolean) => {
  const key = keys[activity] ?? 0;
  return (
    await person.ask('POST', `/api/lessons/${LESSON}/activities/${activity}/answer`, {
      option: isRight ? key : (key + 1) % 3,
    })
  ).json();
};
const save = async (person: Person, step: number) =>
  (await person.ask('POST', `/api/lessons/${LESSON}/step`, { step })).json();
const play = async (person: Person) => (await person.ask('GET', `/api/lessons/${LESSON}/play`)).json();
const missing = async (...missed: number[]) => {
  const person = await signedIn(api, 'student', { grade: '3rd' });
  for (const [activity] of keys.entries()) await answer(person, activity, !missed.includes(activity));
  await save(person, BEHIND_ALL);
  return person;
};

test('a wrong first try says that it comes back; a right one and a second try do not', async () => {
  const person = await signedIn(api, 'student', { grade: '3rd' });
  expect(await answer(person, 0, false)).toMatchObject({ correct: false, comesBack: true });
  expect(await answer(person, 0, false)).toMatchObject({ correct: false, comesBack: false });
  expect(await answer(person, 1, true)).toMatchObject({ correct: true, comesBack: false });
});

test('[P3.16] [P3.17] the second round goes on at its exact item on any device, feedback included', async () => {
  const person = await missing(0, 2);
  expect(await play(person)).toMatchObject({
    step: BEHIND_ALL,
    secondRound: { activities: [0, 2], answers: [], behind: 0 },
  });
  expect(await save(person, BEHIND_ALL + 2)).toEqual({ step: BEHIND_ALL });
  await answer(person, 0, true);
  expect(await play(person)).toMatchObject({
    step: BEHIND_ALL,
    secondRound: { answers: [{ activity: 0, correct: true }], behind: 0 },
  });
  expect(await save(person, BEHIND_ALL + 1)).toEqual({ step: BEHIND_ALL + 1 });
  expect(await play(person)).toMatchObject({ step: BEHIND_ALL, secondRound: { behind: 1 } });
  await answer(person, 2, false);
  await save(person, BEHIND_ALL + 2);
  expect((await play(person)).secondRound).toMatchObject({
    answers: [{ activity: 0 }, { activity: 2, correct: false }],
    behind: 2,
  });
});

test('[P3.02] [P3.03] the second answer is recorded as try 2 and leaves the first answers and the score alone', async () => {
  const person = await missing(1);
  await answer(person, 1, true);
  const { answers } = await play(person);
  expect(answers[1]).toMatchObject({ activity: 1, correct: false });
  const tries = await api.services.db
    .selectFrom('lessonAttempts')
    .select(['tryNumber', 'isCorrect'])
    .where('userId', '=', person.id)
    .where('activity', '=', 1)
    .orderBy('tryNumber')
    .execute();
  expect(tries).toEqual([
    { tryNumber: 1, isCorrect: false },
    { tryNumber: 2, isCorrect: true },
  ]);
  const { scorePercent } = (await person.ask('POST', `/api/lessons/${LESSON}/complete`)).json();
  expect(scorePercent).toBe(Math.round((100 * (keys.length - 1)) / keys.length));
});

test('an old client that knows no second round goes from the last activity to the end as before', async () => {
  const person = await missing(0);
  expect((await play(person)).step).toBe(BEHIND_ALL);
  expect((await person.ask('POST', `/api/lessons/${LESSON}/complete`)).json()).toMatchObject({
    scoreVerified: true,
    alreadyCompleted: false,
  });
});

test('two tabs in the second round at once: one second try counts, none fails, and nobody is moved back', async () => {
  const person = await missing(0, 1);
  const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => answer(person, 0, n % 2 === 0)));
  expect(answers.every(({ comesBack }) => comesBack === false)).toBe(true);
  await save(person, BEHIND_ALL + 1);
  await answer(person, 0, false);
  const { step, secondRound } = await play(person);
  expect([step, secondRound.behind]).toEqual([BEHIND_ALL, 1]);
  expect(secondRound.answers).toHaveLength(1);
  const tries = await api.services.db
    .selectFrom('lessonAttempts')
    .select('tryNumber')
    .where('userId', '=', person.id)
    .where('activity', '=', 0)
    .orderBy('tryNumber')
    .execute();
  expect(tries.map(({ tryNumber }) => tryNumber)).toEqual(tries.map((_, index) => index + 1));
});
