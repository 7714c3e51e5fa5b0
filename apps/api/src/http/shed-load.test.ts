import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { sendError } from './send-error.ts';
import { shedLoad } from './shed-load.ts';

const app = fastify({ logger: false });
afterAll(() => app.close());
app.setErrorHandler((thrown, request, reply) => sendError(request, reply, thrown));
// Every process exceeds this bound.
await shedLoad(app, { maxHeapUsedBytes: 1 });
for (const url of ['/assets/*', '/favicon.svg', '/healthz', '/api/user', '/trpc/:path', '/game/*'])
  app.get(url, () => ({ url }));
app.setNotFoundHandler(() => ({ url: 'a page' }));
await app.ready();
const status = async (url: string) => (await app.inject({ url })).statusCode;

test('an overloaded process refuses calls with 503 and when to come back, and goes on giving files and pages', async () => {
  await expect.poll(() => status('/api/user'), { timeout: 10_000 }).toBe(503);
  const refused = await app.inject({ url: '/api/user' });
  expect([refused.headers['retry-after'], refused.json().code]).toEqual(['3', 'busy']);
  for (const url of ['/trpc/account.user', '/game/healthz', '/%61pi/user'])
    expect([url, await status(url)]).toEqual([url, 503]);
  for (const url of ['/assets/index.js', '/favicon.svg', '/healthz', '/', '/login', '/apiary'])
    expect([url, await status(url)]).toEqual([url, 200]);
});
