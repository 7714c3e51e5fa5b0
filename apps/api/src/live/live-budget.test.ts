import { once } from 'node:events';
import { SOCKETS } from '@noodlenaut/domain';
import { afterAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi();
const { port } = new URL(await api.app.listen({ port: 0, host: '127.0.0.1' }));
const soon = { timeout: 10_000, interval: 20 };
const mother = await signedIn(api, 'parent');

async function open(who: Person) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/trpc`, {
    headers: { cookie: `sessionId=${who.cookie}` },
  });
  afterAll(() => socket.terminate());
  const said: { readonly id: number; readonly result?: object; readonly error?: object }[] = [];
  socket.on('message', (data: Buffer) => {
    if (data.toString() !== 'PING') said.push(JSON.parse(data.toString()));
  });
  const closed = new Promise<number>((done) => socket.once('close', done));
  await once(socket, 'open');
  return { socket, said, closed };
}
const follow = (id: number, path = 'children') =>
  JSON.stringify({ id, method: 'subscription', params: { path } });
const stop = (id: number) => JSON.stringify({ id, method: 'subscription.stop' });

test('a socket follows a thing once: a second wish is refused, the first goes on, and after its end another may come', async () => {
  const { socket, said } = await open(mother);
  socket.send(follow(1));
  await expect
    .poll(() => said.some(({ result }) => JSON.stringify(result)?.includes('childId')), soon)
    .toBe(true);
  socket.send(follow(2));
  await expect.poll(() => said.some(({ id, error }) => id === 2 && error !== undefined), soon).toBe(true);
  expect(JSON.stringify(said.find(({ error }) => error))).toContain('wrong_state');
  socket.send(stop(1));
  await expect
    .poll(() => said.some(({ result }) => JSON.stringify(result)?.includes('stopped')), soon)
    .toBe(true);
  socket.send(follow(3));
  const news = () => said.filter(({ id, result }) => id === 3 && JSON.stringify(result)?.includes('childId'));
  await expect.poll(() => news().length, soon).toBe(1);
  expect(socket.readyState).toBe(WebSocket.OPEN);
});

test('who says more than ten things in a second is closed with 1008, and what came after the tenth is not begun', async () => {
  const { socket, said, closed } = await open(mother);
  for (let id = 1; id <= 4000; id += 1) socket.send(follow(id));
  expect(await closed).toBe(1008);
  expect(Math.max(...said.map(({ id }) => id))).toBeLessThanOrEqual(SOCKETS.messagesASecond);
});

test('a frame with many messages counts as all of them, pings and pongs count, and empty frames too', async () => {
  const floods: readonly ((socket: WebSocket) => void)[] = [
    (socket) => socket.send(`[${Array.from({ length: 11 }, (_, id) => stop(id)).join(',')}]`),
    (socket) => Array.from({ length: 11 }, () => socket.ping()),
    (socket) => Array.from({ length: 11 }, () => socket.pong()),
    (socket) => Array.from({ length: 11 }, () => socket.send('')),
  ];
  for (const flood of floods) {
    const { socket, closed } = await open(mother);
    flood(socket);
    expect(await closed).toBe(1008);
  }
});

test('a message of more than four kibibytes closes its socket, before it is there', async () => {
  const { socket, closed } = await open(mother);
  socket.send('x'.repeat(4097));
  expect(await closed).toBe(1009);
});
