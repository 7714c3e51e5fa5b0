import { createServer } from 'node:http';
import { once } from 'node:events';
import { afterAll, expect, test } from 'vitest';
import { signedIn } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

/** A server behind the proxy that counts the requests it gets. */
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
type Who = { readonly bearer: string };
const askSeat = ({ bearer }: Who, remoteAddress: string) =>
  api.app.inject({
    method: 'POST',
    url: '/game/seats/quiz/00000000-0000-4000-8000-000000000001',
    headers: { authorization: `Bearer ${bearer}` },
    remoteAddress,
  });
const madeUp = (at: number): Who => ({ bearer: `made-up-${at}` });
const school = await Promise.all(
  Array.from({ length: 300 }, () => signedIn(api, 'student', { grade: '3rd' })),
);

test('a school of 300 behind one address asks for its seats at once and again for eight seconds', async () => {
  const tally = new Map<number, number>();
  for (let second = 0; second < 9; second += 1)
    for (const { statusCode } of await Promise.all(school.map((child) => askSeat(child, '10.0.0.1'))))
      tally.set(statusCode, (tally.get(statusCode) ?? 0) + 1);
  expect(Object.fromEntries(tally)).toEqual({ 200: 2700 });
});

test('one session gets 120 seats a minute, made-up ones of an address 900 together; nobody signed in waits for them', async () => {
  const [greedy, child] = [await signedIn(api, 'student'), await signedIn(api, 'student')];
  arrived = 0;
  const one = await Promise.all(Array.from({ length: 200 }, () => askSeat(greedy, '10.0.0.2')));
  expect(arrived).toBe(120);
  expect(one.at(-1)?.statusCode).toBe(429);
  expect(Number(one.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  arrived = 0;
  await Promise.all(Array.from({ length: 1000 }, (_, at) => askSeat(madeUp(at), '10.0.0.3')));
  expect(arrived).toBe(900);
  expect((await askSeat(child, '10.0.0.3')).statusCode).toBe(200);
});
