import { randomUUID } from 'node:crypto';
import { matchMaker } from '@colyseus/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startTestGame, PUBLIC_URL, type TestGame } from './testing/test-game.ts';
import { seatReply, sitDown } from './testing/quiz-school.ts';

let testGame: TestGame;
beforeAll(async () => {
  testGame = await startTestGame();
});
afterAll(() => testGame.close());

test('GET /healthz answers without a session, and says the name that sockets to this server begin with', async () => {
  const answer = await fetch(`${testGame.url}/healthz`);
  const name = matchMaker.processId;
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true, server: name, door: name }]);
});

test('a bearer, or a cookie, gets a seat and a way to the room and back', async () => {
  const ada = await testGame.school.signIn('ada');
  for (const headers of [{ authorization: `Bearer ${ada.bearer}` }, { cookie: `sessionId=${ada.cookie}` }]) {
    const seat = await testGame.post('/seats/health', headers);
    expect(seat.status).toBe(200);
    const room = await sitDown(testGame.url, { ...seatReply.parse(await seat.json()), bearer: ada.bearer });
    const nonce = randomUUID();
    expect(await room.request('ping', nonce)).toBe(nonce);
    await room.leave();
  }
});

test('without a session there is no seat, nor with a made-up or ended one', async () => {
  const bob = await testGame.school.signIn('bob');
  await testGame.school.store.sessions.endAll(bob.id);
  const headers = [{}, { authorization: 'Bearer made-up' }, { authorization: `Bearer ${bob.bearer}` }];
  for (const header of headers) {
    const answer = await testGame.post('/seats/health', header);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({ code: 'unauthenticated', message: 'Please sign in' });
  }
});

test("a cookie and a bearer of different people count as nobody's", async () => {
  const [cleo, dan] = [await testGame.school.signIn('cleo'), await testGame.school.signIn('dan')];
  const headers = { cookie: `sessionId=${cleo.cookie}`, authorization: `Bearer ${dan.bearer}` };
  expect((await testGame.post('/seats/health', headers)).status).toBe(401);
});

test('nobody makes, finds or joins a room through the public matchmaking, signed in or not', async () => {
  const eve = await testGame.school.signIn('eve');
  const before = (await matchMaker.query({})).length;
  for (const method of ['create', 'joinOrCreate', 'join', 'joinById', 'getRoomById', 'constructor']) {
    for (const headers of [{}, { authorization: `Bearer ${eve.bearer}` }]) {
      const json = { ...headers, 'content-type': 'application/json' };
      const answer = await testGame.post(`/matchmake/${method}/health`, json, '{}');
      expect([method, answer.ok]).toEqual([method, false]);
      expect(await answer.text()).toContain('invalid method');
    }
  }
  expect((await matchMaker.query({})).length).toBe(before);
});

test('a page of another origin is refused, over HTTP and at the handshake', async () => {
  const fay = await testGame.school.signIn('fay');
  const authorization = `Bearer ${fay.bearer}`;
  for (const origin of ['http://evil.test', 'http://school.test.evil.test', 'null', 'https://school.test']) {
    const answer = await testGame.post('/seats/health', { authorization, origin });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([403, PUBLIC_URL]);
  }
  expect((await testGame.post('/seats/health', { authorization, origin: PUBLIC_URL })).status).toBe(200);
  expect(await handshake('http://evil.test')).toBe(403);
  expect(await handshake(PUBLIC_URL)).toBe(404);
});

/** The status a WebSocket handshake from this origin ends with. */
const handshake = (origin: string) =>
  new Promise<number | undefined>((done, failed) => {
    const socket = new WebSocket(`${testGame.url.replace('http', 'ws')}/`, { headers: { origin } });
    socket.on('upgrade', ({ statusCode }) => done(statusCode));
    socket.on('unexpected-response', (_request, { statusCode }) => done(statusCode));
    socket.on('open', () => socket.close());
    socket.on('error', failed);
  });

test('a request to join that is too big, or garbage, is refused', async () => {
  expect((await testGame.post('/seats/health', {}, 'x'.repeat(5000))).status).toBe(413);
  const json = { 'content-type': 'application/json' };
  expect((await testGame.post('/matchmake/reconnect/health', json, '{"reconnectionToken":')).status).toBe(
    400,
  );
  expect((await testGame.post('/elsewhere')).status).toBe(404);
  expect((await fetch(`${testGame.url}/`)).status).toBe(404);
  expect(testGame.logged).toEqual([]);
});
