import { laterCall } from './later-api.ts';
import { expect, test } from 'vitest';
import { refuse, serve, unreachable } from '../testing/serve.ts';
import { ApiError, UnreachableError } from './api-error.ts';
import { call } from './api.ts';
import { rememberSession } from './session.ts';

test('[S7.01] JSON with a content-type goes out only when a body exists', async () => {
  const seen = serve({ 'POST /api/login': {}, 'POST /api/logout': { ok: true } });
  await call('account.login', { username: 'maya', password: 'secret' });
  await call('account.logout');
  expect(seen[0]?.headers.get('content-type')).toBe('application/json');
  expect(seen[0]?.body).toEqual({ username: 'maya', password: 'secret' });
  expect(seen[1]?.headers.has('content-type')).toBe(false);
  expect(seen[1]?.text).toBeNull();
});

test('[S7.02] [P2.03] a bearer goes with a session identifier and not without', async () => {
  const seen = serve({ 'GET /api/user': {} });
  await call('account.user');
  rememberSession('abc');
  await call('account.user');
  expect(seen[0]?.headers.has('authorization')).toBe(false);
  expect(seen[1]?.headers.get('authorization')).toBe('Bearer abc');
});

test.each(['', 'null', 'undefined'])('[S1.20] [S7.02] no bearer for the stored value %j', async (value) => {
  localStorage.setItem('sessionId', value);
  const seen = serve({ 'GET /api/user': {} });
  await call('account.user');
  expect(seen[0]?.headers.has('authorization')).toBe(false);
});

test('[S7.03] credentials are always included', async () => {
  const seen = serve({ 'GET /api/subjects': [], 'POST /api/logout': {} });
  await call('subjects.list');
  await call('account.logout');
  expect(seen.map(({ credentials }) => credentials)).toEqual(['include', 'include']);
});

test('path parameters, query strings and bodies go where the call says', async () => {
  const seen = serve({
    'GET /api/lessons?subject=math': [],
    'POST /api/lessons/math-1/activities/2/answer': {},
    'DELETE /api/sessions/s1': {},
  });
  await call('lessons.list', { subject: 'math' });
  await call('lessons.checkAnswer', { lessonId: 'math-1', activity: 2, option: 1, answerMs: 50 });
  await laterCall('account.endSession', { sessionId: 's1' });
  expect(seen[1]?.body).toEqual({ option: 1, answerMs: 50 });
});

test('[S8.01] a refusal raises an error of status, colon, space and body', async () => {
  serve({ 'GET /api/user': () => new Response('Out of noodles', { status: 500 }) });
  await expect(call('account.user')).rejects.toThrow('500: Out of noodles');
});

test('[S8.02] with an empty body the error ends in the status text', async () => {
  serve({ 'GET /api/user': () => new Response('', { status: 502, statusText: 'Bad Gateway' }) });
  await expect(call('account.user')).rejects.toThrow('502: Bad Gateway');
});

test("the server's sentence, code and issues are kept", async () => {
  const issues = [{ path: 'username', message: 'Too short' }];
  serve({ 'GET /api/user': () => refuse(400, 'Please check', { code: 'invalid_input', issues }) });
  const error: unknown = await call('account.user').catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 400, code: 'invalid_input', serverMessage: 'Please check', issues });
});

test('no network is an error of its own', async () => {
  serve({ 'GET /api/user': unreachable });
  await expect(call('account.user')).rejects.toBeInstanceOf(UnreachableError);
});
