import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { startTestApi } from '../testing/test-api.ts';
import { GameServers } from './game-servers.ts';

const listening = z.object({ port: z.int() });
const started: Server[] = [];
afterAll(() => started.forEach((server) => server.close()));

/** A server that answers everything with its name, as the game server's health does; that of the version before says `door`. */
async function fakeServer(name: string, field: 'server' | 'door' = 'server') {
  const state = { status: 200, asked: 0 };
  const server = createServer((request, reply) => {
    state.asked += request.url === '/healthz' ? 1 : 0;
    reply.writeHead(state.status, { 'content-type': 'application/json' });
    reply.end(JSON.stringify({ ok: state.status === 200, [field]: name }));
  });
  started.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    state,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
    url: `http://127.0.0.1:${listening.parse(server.address()).port}`,
  };
}
const PATHS = Array.from({ length: 40 }, (_, at) => `/seats/quiz/${at}`);
const unreachable = 'http://127.0.0.1:1';

test('a socket goes where its path says, whatever else is well', async () => {
  const [one, two] = [await fakeServer('one'), await fakeServer('two', 'door')];
  const servers = new GameServers([one.url, two.url]);
  await servers.learn('/two/room-1?sessionId=x');
  expect(servers.find('/one/room-1').url).toBe(one.url);
  expect(servers.find('/two/room-1').url).toBe(two.url);
  two.state.status = 503;
  await servers.look();
  expect(servers.find('/two/room-1').url).toBe(two.url);
});

test('everything else is spread, keeps its server while that is well, and passes over one that is not', async () => {
  const [one, two] = [await fakeServer('one'), await fakeServer('two')];
  const servers = new GameServers([one.url, two.url]);
  const chosen = () => PATHS.map((path) => servers.find(path).url);
  const before = chosen();
  expect(new Set(before)).toEqual(new Set([one.url, two.url]));
  expect(chosen()).toEqual(before);
  one.state.status = 503;
  await servers.look();
  expect(new Set(chosen())).toEqual(new Set([two.url]));
  one.state.status = 200;
  await servers.look();
  expect(chosen()).toEqual(before);
});

test('with one server nothing is looked up; with none that is well, one is asked all the same', async () => {
  const one = await fakeServer('one');
  const alone = new GameServers([one.url]);
  await alone.learn('/unknown/room');
  expect(alone.find('/unknown/room').url).toBe(one.url);
  expect(one.state.asked).toBe(0);
  const dark = new GameServers([unreachable, `${unreachable}2`]);
  await dark.look();
  expect(dark.find('/seats/quiz/1').url).toMatch(unreachable);
});

test('whoever asks again after a server refused, or was gone, is led to the other one', async () => {
  const busy = await fakeServer('busy');
  busy.state.status = 503;
  const well = await fakeServer('well');
  for (const bad of [busy.url, unreachable]) {
    const { app } = await startTestApi({ env: { GAME_URL: `${bad},${well.url}` } });
    for (const path of PATHS) {
      const ask = () => app.inject({ method: 'POST', url: `/game${path}` });
      const first = await ask();
      const answer = first.statusCode === 503 ? await ask() : first;
      expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true, server: 'well' }]);
    }
  }
});

test('sockets to a server that says nothing for eight seconds are broken, those to the others are not', async () => {
  const [one, two] = [await fakeServer('one'), await fakeServer('two')];
  let now = 0;
  const servers = new GameServers([one.url, two.url], () => now);
  const broken: string[] = [];
  servers.joined(`${one.url.replace('http', 'ws')}/one/room`, () => broken.push('one'));
  const end = servers.joined(`${one.url.replace('http', 'ws')}/one/other`, () => broken.push('ended'));
  servers.joined(`${two.url.replace('http', 'ws')}/two/room`, () => broken.push('two'));
  end();
  await servers.look();
  expect(broken).toEqual([]);
  one.stop();
  now = 8001;
  await servers.look();
  expect(broken).toEqual(['one']);
});
