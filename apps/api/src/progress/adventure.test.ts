import { expect, test } from 'vitest';
import { signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi();
const adventure = async (person: Person) => (await person.ask('GET', '/api/dashboard')).json().adventure;
const lessonsOf = async (person: Person, subject: string) =>
  (await person.ask('GET', `/api/lessons?subject=${subject}`)).json();
const finish = async (person: Person, subject: string, index: number) =>
  person.ask('POST', `/api/lessons/${(await lessonsOf(person, subject))[index].id}/complete`);

test('a new child is invited to the first math lesson of the grade, as the map shows it', async () => {
  const child = await signedIn(api, 'student', { grade: '3rd' });
  const [first] = await lessonsOf(child, 'math');
  expect(await adventure(child)).toEqual({
    lessonId: first.id,
    subjectId: 'math',
    title: first.title,
    picture: first.picture,
    isFirst: true,
  });
});

test('without a grade there is nothing to invite to', async () => {
  expect(await adventure(await signedIn(api, 'student'))).toBeNull();
});

test('after a finished lesson it is the next one of that subject; while one is open there is none', async () => {
  const child = await signedIn(api, 'student', { grade: '3rd', plan: 'stem-blazers' });
  await finish(child, 'science', 0);
  const [, second] = await lessonsOf(child, 'science');
  expect(await adventure(child)).toMatchObject({ lessonId: second.id, subjectId: 'science', isFirst: false });
  await child.ask('POST', `/api/lessons/${second.id}/activities/0/answer`, { option: 0 });
  await child.ask('POST', `/api/lessons/${second.id}/step`, { step: 1 });
  expect(await adventure(child)).toBeNull();
});

test('a subject that is finished, or that the plan does not open, is left for another one', async () => {
  const child = await signedIn(api, 'student', { grade: '3rd', plan: 'stem-blazers' });
  for (let index = 0; index < 10; index += 1) await finish(child, 'robotics', index);
  expect(await adventure(child)).toMatchObject({ subjectId: 'math', isFirst: false });
  const free = await signedIn(api, 'student', { grade: '3rd' });
  for (let index = 0; index < 10; index += 1) await finish(free, 'math', index);
  expect(await adventure(free)).toMatchObject({ subjectId: 'english' });
});

test('the map says how the best passage went, and a better one counts', async () => {
  const child = await signedIn(api, 'student', { grade: '3rd', plan: 'stem-blazers' });
  const [first] = await lessonsOf(child, 'math');
  expect(first).toMatchObject({ completed: false, stars: 0 });
  const { content } = (await child.ask('GET', `/api/lessons/${first.id}`)).json();
  const play = async (right: boolean) => {
    for (const [activity, { correct_answer: key }] of content.activities.entries())
      await child.ask('POST', `/api/lessons/${first.id}/activities/${activity}/answer`, {
        option: right ? key : (key + 1) % 2,
      });
    await child.ask('POST', `/api/lessons/${first.id}/complete`);
    return (await lessonsOf(child, 'math'))[0].stars;
  };
  expect(await play(false)).toBe(1);
  expect(await play(true)).toBe(3);
  expect(await play(false)).toBe(3);
  const other = await signedIn(api, 'student', { grade: '3rd' });
  expect((await lessonsOf(other, 'math'))[0].stars).toBe(0);
});
