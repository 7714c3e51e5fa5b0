import { connect } from 'node:net';
import { hashToken } from '@noodlenaut/db';
import { expect, test } from 'vitest';
import { quizHall } from '../testing/quiz-hall.ts';
import { rawPlayer } from '../testing/raw-player.ts';

const { testGame, quiz, race } = await quizHall();
const slow = { timeout: 20_000, interval: 20 };
const { port } = new URL(testGame.url);

test('a seat serves the session that asked for it, and no other: not a classmate’s, not one that is made up, not none', async () => {
  const { ada, bob, id } = await race();
  const seat = await quiz.seat(id, bob.bearer);
  expect(await rawPlayer(testGame.url, { ...seat, bearer: ada.bearer }).refused).toBe(404);
  expect(await rawPlayer(testGame.url, { ...seat, bearer: 'made-up' }).refused).toBe(401);
  expect(await rawPlayer(testGame.url, { ...seat, bearer: '' }).refused).toBe(401);
  const { cookie } = bob;
  await testGame.school.store.sessions.create({
    cookieHash: hashToken('another device'),
    bearerHash: hashToken('its bearer'),
    userId: bob.id,
    cookieIdleS: 3600,
    bearerIdleS: 3600,
    isByPassword: true,
    device: 'Another device',
  });
  expect(await rawPlayer(testGame.url, { ...seat, bearer: 'its bearer' }).refused).toBe(404);
  // The seat is requested with the bearer and taken with the cookie: it is one session.
  const right = rawPlayer(testGame.url, seat, { cookie });
  expect(await right.joined).toBe(true);
  right.socket.close();
});

test('a seat is gone with the session: who signed out in between does not come in', async () => {
  const { bob, id } = await race();
  const seat = await quiz.seat(id, bob.bearer);
  await testGame.school.store.sessions.end([hashToken(bob.cookie)]);
  expect(await rawPlayer(testGame.url, seat).refused).toBe(401);
});

test('a token to come back with serves nobody else either', async () => {
  const { ada, bob, id } = await race();
  const one = await quiz.enter(id, ada.bearer);
  const seat = await quiz.seat(id, bob.bearer);
  const two = rawPlayer(testGame.url, seat);
  expect(await two.joined).toBe(true);
  expect(await two.ask(1, 'hello')).toBe(true);
  const back = { reconnectionToken: two.token() };
  two.socket.terminate();
  const presence = () => one.received.seats?.find((other) => other.seat === 2)?.presence;
  await expect.poll(presence, slow).toBe('dropped');
  expect(await rawPlayer(testGame.url, { ...seat, bearer: ada.bearer }, back).refused).toBe(404);
  expect(await rawPlayer(testGame.url, seat, back).joined).toBe(true);
  await one.room.leave();
});

const WEIRD = ['*', '//', '//[', '/%', '/x/y?sessionId=%', 'http://[/x', 'http://a:99999/', '/x/y#z', '/\\x'];
test.each(WEIRD)('an upgrade to %j is refused, and the server is there', async (path) => {
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
  );
  let said = '';
  socket.on('data', (text) => (said += text.toString()));
  await new Promise((resolve) => socket.on('close', resolve));
  expect(said).not.toContain('101 ');
  expect((await fetch(`${testGame.url}/healthz`)).status).toBe(200);
});

test('who pings without end is dropped, who plays plays on', async () => {
  const { ada, bob, id } = await race();
  const one = await quiz.enter(id, ada.bearer);
  const pest = rawPlayer(testGame.url, await quiz.seat(id, bob.bearer));
  expect(await pest.joined).toBe(true);
  for (let n = 0; n < 100; n += 1) pest.socket.ping();
  expect(await pest.closed).toBe(1006);
  expect(await one.ask('ready', { isReady: true })).toBe('ok');
  await one.room.leave();
});
