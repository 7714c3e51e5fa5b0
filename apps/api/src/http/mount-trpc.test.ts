import { expect, test } from 'vitest';
import { askAnonymously, signedIn } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi();
const student = await signedIn(api, 'student', { grade: '3rd' });
const cookies = { sessionId: student.cookie };
const json = { 'content-type': 'application/json' };
/** The answer without what differs from one call to the next. */
const withoutIds = (text: string) =>
  JSON.parse(text.replaceAll(/"(requestId|updatedAt)":"[^"]*"/g, '"$1":""'));

const QUERIES: readonly (readonly [string, string, unknown])[] = [
  ['an open read', 'subjects.list', undefined],
  ['a read with input', 'lessons.get', { lessonId: 'math-3rd-01-legs-wings-wheels' }],
  ['a lesson that is not there', 'lessons.get', { lessonId: 'math-3rd-99-none' }],
  ['an input of the wrong type', 'lessons.get', { lessonId: 7 }],
  ['no input where one is needed', 'lessons.get', undefined],
  ['a procedure of another role', 'tutoring.tutorStats', undefined],
  ['a procedure that nobody knows', 'lessons.steal', undefined],
];
test.each(QUERIES)('%s is answered as the stock adapter answers it', async (_name, path, input) => {
  const text = input === undefined ? undefined : JSON.stringify(input);
  const single = await api.app.inject({
    url: `/trpc/${path}${text === undefined ? '' : `?input=${encodeURIComponent(text)}`}`,
    cookies,
  });
  const batch = await api.app.inject({
    url: `/trpc/${path}?batch=1&input=${encodeURIComponent(text === undefined ? '{}' : `{"0":${text}}`)}`,
    cookies,
  });
  expect(single.statusCode).toBe(batch.statusCode);
  expect([withoutIds(single.body)]).toEqual(withoutIds(batch.body));
  expect(single.headers['content-type']).toMatch('application/json');
});

test.each([
  ['a change', '{"grade":"1st"}'],
  ['a change with nonsense', '{"grade":"9th"}'],
  ['a change with nothing', ''],
  ['a change with a number', '7'],
])('%s is answered as the stock adapter answers it', async (_name, payload) => {
  const url = '/trpc/account.setGrade';
  const single = await api.app.inject({ method: 'POST', url, cookies, headers: json, payload });
  const batch = await api.app.inject({
    method: 'POST',
    url: `${url}?batch=1`,
    cookies,
    headers: json,
    payload: payload === '' ? '{}' : `{"0":${payload}}`,
  });
  expect(single.statusCode).toBe(batch.statusCode);
  expect([withoutIds(single.body)]).toEqual(withoutIds(batch.body));
});

test('what the thin adapter does not take still gets an answer: wrong method, broken JSON, nobody', async () => {
  expect((await api.app.inject({ url: '/trpc/account.setGrade', cookies })).statusCode).toBe(405);
  expect((await api.app.inject({ url: '/trpc/lessons.get?input={', cookies })).statusCode).toBe(400);
  const broken = { method: 'POST', url: '/trpc/account.setGrade', cookies, headers: json } as const;
  expect((await api.app.inject({ ...broken, payload: '{' })).statusCode).toBe(400);
  expect((await askAnonymously(api, 'GET', '/trpc/account.user')).statusCode).toBe(401);
});
