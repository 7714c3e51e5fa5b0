import { createServer, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { signedIn } from '../testing/people.ts';
import { referenceClient } from '../testing/reference-client.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi();
const origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
const child = await signedIn(api, 'student', { grade: '3rd' });
const signedOut = referenceClient(origin, () => null);
const own = referenceClient(origin, () => child.bearer);

/** A server that records its requests and gives the answers it is told. */
const seen: IncomingMessage[] = [];
let answer = { status: 200, body: '{}' };
const server = createServer((request, response) => {
  seen.push(request);
  response.writeHead(answer.status, answer.status === 502 ? 'Bad Gateway' : undefined).end(answer.body);
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = z.object({ port: z.int() }).parse(server.address());
const bare = referenceClient(`http://127.0.0.1:${port}`, () => 'a-session');
afterAll(() => server.close());

test('[S7.01] [S7.02] content-type with a body only, a bearer with a session identifier only', async () => {
  await bare.request('POST', '/api/logout');
  await bare.request('PATCH', '/api/user/grade', { grade: '3rd' });
  await referenceClient(`http://127.0.0.1:${port}`, () => null).read(['/api/subjects']);
  expect(seen.map(({ headers }) => [headers['content-type'], headers.authorization])).toEqual([
    [undefined, 'Bearer a-session'],
    ['application/json', 'Bearer a-session'],
    [undefined, undefined],
  ]);
});

test("[S7.04] [S7.05] a read is a GET of its key's segments joined by '/', read as JSON by the real server", async () => {
  await own.request('PATCH', '/api/user/grade', { grade: '2nd' });
  expect(await own.read(['/api/user'])).toMatchObject({ id: child.id, grade: '2nd' });
  expect(await own.read(['/api/teacher', 'progress', 'detailed', 'math'])).toMatchObject({
    subject: { id: 'math' },
  });
  expect(await own.read(['/api', 'lessons?subject=math'])).toHaveLength(10);
});

test('[S7.07] [S8.03] nobody signed in: the current user is a 401, as every other own read', async () => {
  for (const path of ['/api/auth/user', '/api/user', '/api/progress'])
    await expect(signedOut.read([path])).rejects.toThrow(/^401: \{"message":"/);
});

test('[S8.01] [S8.02] an error is the status, a colon, a space and the body, or the status text', async () => {
  answer = { status: 500, body: 'Out of noodles' };
  await expect(bare.read(['/api/user'])).rejects.toThrow(/^500: Out of noodles$/);
  answer = { status: 502, body: '' };
  await expect(bare.read(['/api/user'])).rejects.toThrow(/^502: Bad Gateway$/);
  await expect(own.request('POST', '/api/lessons/no-such-lesson/complete')).rejects.toThrow(
    /^404: \{"message":".+","code":"not_found"\}$/,
  );
});
