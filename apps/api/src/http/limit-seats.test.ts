import { createServer } from 'node:http';
import { once } from 'node:events';
import { afterAll, expect, test } from 'vitest';
import { startTestApi } from '../testing/test-api.ts';

/** Whoever stands behind the proxy: it counts who got through. */
let arrived = 0;
const upstream = createServer((_request, reply) => {
  arrived += 1;
  reply.setHeader('content-type', 'application/json').end('{}');
}).listen(0, '127.0.0.1');
await once(upstream, 'listening');
afterAll(() => new Promise((closed) => upstream.close(closed)));
const address = upstream.address();
const port = typeof address === 'object' && address ? address.port : 0;
const api = await startTestApi({
  env: { RATE_LIMIT_FACTOR: '1', GAME_URL: `http://127.0.0.1:${port}` },
});
const askSeat = (session: string, remoteAddress: string) =>
  api.app.inject({
    method: 'POST',
    url: '/game/seats/quiz/00000000-0000-4000-8000-000000000001',
    headers: { authorization: `Bearer ${session}` },
    remoteAddress,
  });

test('a class of sixty behind one address asks for its seats at once and again for eight seconds', async () => {
  const asked = Array.from({ length: 60 * 9 }, (_, at) => askSeat(`child-${at % 60}`, '10.0.0.1'));
  expect((await Promise.all(asked)).every(({ statusCode }) => statusCode === 200)).toBe(true);
});

test('one session gets 120 seats a minute, one address 900 with however many sessions; nobody else waits for them', async () => {
  arrived = 0;
  const one = await Promise.all(Array.from({ length: 200 }, () => askSeat('greedy', '10.0.0.2')));
  expect(arrived).toBe(120);
  expect(one.at(-1)?.statusCode).toBe(429);
  expect(Number(one.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  arrived = 0;
  await Promise.all(Array.from({ length: 1000 }, (_, at) => askSeat(`made-up-${at}`, '10.0.0.3')));
  expect(arrived).toBe(900);
  expect((await askSeat('somebody', '10.0.0.4')).statusCode).toBe(200);
});
