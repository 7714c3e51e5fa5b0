import { expect, test } from 'vitest';
import { signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi();
const LESSON = 'math-3rd-01-legs-wings-wheels';
const lastLesson = async (person: Person) => (await person.ask('GET', '/api/dashboard')).json().lastLesson;
const answer = (person: Person, activity: number) =>
  person.ask('POST', `/api/lessons/${LESSON}/activities/${activity}/answer`, { option: 0 });
const save = (person: Person, step: number) => person.ask('POST', `/api/lessons/${LESSON}/step`, { step });

test('[S2.057] [P3.16] the dashboard knows the lesson last stood in, and the step the player opens with', async () => {
  const child = await signedIn(api, 'student', { grade: '3rd', plan: 'stem-blazers' });
  expect(await lastLesson(child)).toBeNull();
  await answer(child, 0);
  await save(child, 2);
  const play = (await child.ask('GET', `/api/lessons/${LESSON}/play`)).json();
  const steps = play.content.activities.length + 2;
  expect(await lastLesson(child)).toEqual({
    id: LESSON,
    title: play.title,
    step: play.step + 1,
    steps,
    finished: false,
  });
});

test('a finished lesson is said to be finished, until it is begun again', async () => {
  const child = await signedIn(api, 'student', { grade: '3rd', plan: 'stem-blazers' });
  await child.ask('POST', `/api/lessons/${LESSON}/complete`);
  expect(await lastLesson(child)).toMatchObject({ id: LESSON, step: 1, finished: true });
  await answer(child, 0);
  await save(child, 1);
  expect(await lastLesson(child)).toMatchObject({ id: LESSON, step: 2, finished: false });
});

test('the newest of several subjects is the one to go on with', async () => {
  const child = await signedIn(api, 'student', { grade: '3rd', plan: 'stem-blazers' });
  await child.ask('POST', `/api/lessons/${LESSON}/complete`);
  const [other] = (await child.ask('GET', '/api/lessons?subject=history')).json();
  api.setNow(new Date(Date.now() + 60_000));
  await child.ask('POST', `/api/lessons/${other.id}/complete`);
  api.setNow(null);
  expect(await lastLesson(child)).toMatchObject({ id: other.id });
});
