import { expect, test } from 'vitest';
import { ownDataOf } from '../../testing/account.ts';
import { userAs, viewerAs } from '../../testing/people.ts';
import { checkedOf, subjects } from '../../testing/school.ts';
import { asked, refuse, serve, unreachable } from '../../testing/serve.ts';
import { ApiError, UnreachableError } from './api-error.ts';
import { api } from './api.ts';
import { rememberSession } from '../session/session.ts';

const ENTRY = { sessionId: 'abc', user: viewerAs('student') };
const failed = (call: Promise<unknown>) => call.catch((cause: unknown) => cause);

test('[S7.01] JSON with a content-type goes out only when a body exists', async () => {
  const seen = serve({
    'account.login': ENTRY,
    'account.logout': { ok: true },
    'account.user': userAs('student'),
    'lessons.list': [],
  });
  await api.account.login.mutate({ username: 'maya', password: 'secret' });
  await api.account.logout.mutate();
  await api.account.user.query();
  await api.lessons.list.query({ subject: 'math' });
  const [login, ...others] = seen;
  expect(login?.headers.get('content-type')).toBe('application/json');
  expect(login?.text).toBe('{"username":"maya","password":"secret"}');
  for (const { headers, text } of others) {
    expect(headers.has('content-type')).toBe(false);
    expect(text).toBeNull();
  }
});

test('[S7.02] [P2.03] a bearer goes with a session identifier and not without', async () => {
  const seen = serve({ 'account.user': userAs('student'), 'account.logout': { ok: true } });
  await api.account.user.query();
  rememberSession('abc');
  await api.account.user.query();
  await api.account.logout.mutate();
  expect(seen.map(({ headers }) => headers.get('authorization'))).toEqual([null, 'Bearer abc', 'Bearer abc']);
});

test.each(['', 'null', 'undefined'])('[S1.20] [S7.02] no bearer for the stored value %j', async (value) => {
  localStorage.setItem('sessionId', value);
  const seen = serve({ 'account.user': userAs('student') });
  await api.account.user.query();
  expect(seen[0]?.headers.has('authorization')).toBe(false);
});

test('[S7.03] credentials are always included', async () => {
  const seen = serve({ 'subjects.list': subjects, 'account.logout': { ok: true } });
  await api.subjects.list.query();
  await api.account.logout.mutate();
  expect(seen.map(({ credentials }) => credentials)).toEqual(['include', 'include']);
});

test('a read is a GET, a step a POST, each at the name of its call and with all it was given', async () => {
  const seen = serve({
    'lessons.list': [],
    'lessons.checkAnswer': checkedOf(),
    'account.endSession': { ended: 1 },
  });
  const answer = { lessonId: 'math-1', activity: 2, option: 1, answerMs: 50 };
  await api.lessons.list.query({ subject: 'math' });
  await api.lessons.checkAnswer.mutate(answer);
  await api.account.endSession.mutate({ sessionId: 's1' });
  expect(seen.map(({ method, address }) => [method, address.split('?')[0]])).toEqual([
    ['GET', '/trpc/lessons.list'],
    ['POST', '/trpc/lessons.checkAnswer'],
    ['POST', '/trpc/account.endSession'],
  ]);
  expect(asked(seen, 'lessons.list')).toEqual([{ subject: 'math' }]);
  expect(asked(seen, 'lessons.checkAnswer')).toEqual([answer]);
  expect(asked(seen, 'account.endSession')).toEqual([{ sessionId: 's1' }]);
  expect(seen[1]?.address).not.toContain('?');
});

test('a reply comes as the server sent it', async () => {
  serve({ 'privacy.own': ownDataOf({ eraseAt: '2026-11-29T10:00:00.000Z' }) });
  expect(await api.privacy.own.query()).toEqual(ownDataOf({ eraseAt: '2026-11-29T10:00:00.000Z' }));
});

test('calls made at once go out one by one, so that a slow one holds none up', async () => {
  const seen = serve({ 'subjects.list': subjects, 'account.user': userAs('student') });
  await Promise.all([api.subjects.list.query(), api.account.user.query()]);
  expect(seen.map(({ call }) => call)).toEqual(['subjects.list', 'account.user']);
});

test('[S8.01] a refusal raises an error of status, colon, space and body', async () => {
  serve({ 'account.user': () => new Response('Out of noodles', { status: 500 }) });
  const error = await failed(api.account.user.query());
  expect(error).toMatchObject({ message: '500: Out of noodles', status: 500, body: 'Out of noodles' });
});

test('[S8.02] with an empty body the error ends in the status text', async () => {
  serve({ 'account.user': () => new Response('', { status: 502, statusText: 'Bad Gateway' }) });
  expect(await failed(api.account.user.query())).toMatchObject({ message: '502: Bad Gateway' });
});

const issues = [{ path: 'username', message: 'Too short' }];
const told = { message: 'Please check', code: 'invalid_input', issues };

test.each([
  ['as tRPC wraps them', () => refuse(400, told.message, told)],
  ['as a plain route sends them', () => new Response(JSON.stringify(told), { status: 400 })],
])("the server's sentence, code and issues are kept, %s", async (_form, refusal) => {
  serve({ 'account.user': refusal, 'account.logout': refusal });
  for (const call of [api.account.user.query(), api.account.logout.mutate()]) {
    const error = await failed(call);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      name: 'ApiError',
      status: 400,
      code: 'invalid_input',
      serverMessage: 'Please check',
      issues,
    });
  }
});

test('a refusal that is no JSON of ours has neither sentence nor code', async () => {
  serve({ 'account.user': () => new Response('<h1>502</h1>', { status: 502 }) });
  const error = await failed(api.account.user.query());
  expect(error).toMatchObject({ code: null, serverMessage: null, issues: [] });
});

test('no network is an error of its own', async () => {
  serve({ 'account.user': unreachable, 'account.logout': unreachable });
  for (const call of [api.account.user.query(), api.account.logout.mutate()])
    expect(await failed(call)).toBeInstanceOf(UnreachableError);
});
