import { SOCKETS } from '@noodlenaut/domain';
import { afterAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

/** A hundredth of a school, so that the limit is near. */
const FACTOR = 0.01;
const MOST = SOCKETS.atAddress * FACTOR;
const api = await startTestApi({ env: { RATE_LIMIT_FACTOR: String(FACTOR), TRUST_PROXY: '1' } });
const { port } = new URL(await api.app.listen({ port: 0, host: '127.0.0.1' }));
const soon = { timeout: 10_000, interval: 20 };

/** A socket of this person from this address; 'open', or the status of the refusal. */
const openSocket = (who: Person, address: string) =>
  new Promise<{ readonly said: 'open' | number; readonly socket: WebSocket }>((done) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/trpc`, {
      headers: { cookie: `sessionId=${who.cookie}`, 'x-forwarded-for': address },
    });
    afterAll(() => socket.terminate());
    socket.once('open', () => done({ said: 'open', socket }));
    socket.once('unexpected-response', (_request, { statusCode = 0 }) => {
      socket.on('error', () => {});
      socket.terminate();
      done({ said: statusCode, socket });
    });
  });

test('an address has so many sockets at once, whoever opens them; another address and a place that is free again are open', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => signedIn(api, 'parent')));
  const wanted = people.flatMap((who) => [who, who, who]);
  const answers = await Promise.all(wanted.map((who) => openSocket(who, '10.1.0.1')));
  const open = answers.filter(({ said }) => said === 'open');
  expect(open).toHaveLength(MOST);
  expect(answers.filter(({ said }) => said === 429)).toHaveLength(wanted.length - MOST);

  const late = await signedIn(api, 'parent');
  expect((await openSocket(late, '10.1.0.2')).said).toBe('open');
  expect((await openSocket(late, '10.1.0.1')).said).toBe(429);
  open[0]?.socket.close();
  await expect.poll(async () => (await openSocket(late, '10.1.0.1')).said, soon).toBe('open');
});
