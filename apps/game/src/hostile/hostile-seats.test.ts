import { matchMaker } from '@colyseus/core';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { liveRoom } from '../testing/live-room.ts';
import { quizHall } from '../testing/quiz-hall.ts';
import { rawPlayer } from '../testing/raw-player.ts';

const { testGame, quiz, race } = await quizHall();
/** A lobby of two in which the first one sits. */
async function lobby() {
  const { ada, bob, id } = await race();
  return { ada, bob, id, one: await quiz.enter(id, ada.bearer) };
}
const slow = { timeout: 20_000, interval: 50 };

test('a forged, edited, foreign or used seat opens no socket, and who sits stays seated', async () => {
  const { ada, bob, id, one } = await lobby();
  const elsewhere = await lobby();
  const seat = await quiz.seat(id, bob.bearer);
  const bad = [
    { ...seat, sessionId: 'AAAAAAAAA' },
    { ...seat, sessionId: `${seat.sessionId.slice(0, -1)}${seat.sessionId.endsWith('x') ? 'y' : 'x'}` },
    { ...seat, roomId: elsewhere.id },
    { ...seat, roomId: '00000000-0000-4000-8000-000000000001' },
    { ...seat, sessionId: '__proto__' },
    { ...seat, sessionId: 'constructor' },
    { ...seat, roomId: 'toString' },
  ];
  for (const wrong of bad) {
    const thief = rawPlayer(testGame.url, wrong);
    expect(await thief.joined).toBe(false);
    // Refused before the handshake: it never was a socket.
    expect(await thief.refused).toBe(404);
  }
  const right = rawPlayer(testGame.url, seat);
  expect(await right.joined).toBe(true);
  for (let n = 0; n < 3; n += 1) expect(await rawPlayer(testGame.url, seat).joined).toBe(false);
  expect(await right.ask(1, 'ready', { isReady: true })).toBe(true);
  expect(await one.ask('hello')).toBe('ok');
  await expect.poll(() => liveRoom(id)?.clients.length, slow).toBe(2);
  expect((await quiz.askSeat(id, ada.bearer)).status).toBe(200);
  right.socket.close();
  await one.room.leave();
  await elsewhere.one.room.leave();
});

test('two sockets that come with one seat at the same moment: one of them gets it', async () => {
  const { bob, id, one } = await lobby();
  const seat = await quiz.seat(id, bob.bearer);
  const rivals = Array.from({ length: 5 }, () => rawPlayer(testGame.url, seat));
  const joined = await Promise.all(rivals.map((rival) => rival.joined));
  expect(joined.filter(Boolean)).toHaveLength(1);
  const [winner] = rivals.filter((_, at) => joined[at] === true);
  expect(await winner?.ask(1, 'hello')).toBe(true);
  winner?.socket.close();
  await one.room.leave();
});

test('a seat that nobody takes is gone after its ten seconds', async () => {
  const { bob, id, one } = await lobby();
  const seat = await quiz.seat(id, bob.bearer);
  const reserved = async () => (await matchMaker.query({ roomId: liveRoom(id)?.roomId ?? '' }))[0]?.clients;
  expect(await reserved()).toBe(2);
  await expect.poll(reserved, slow).toBe(1);
  expect(await rawPlayer(testGame.url, seat).joined).toBe(false);
  await one.room.leave();
});

test('who asks for thirty seats and takes none keeps nobody out', async () => {
  const { ada, bob, id, one } = await lobby();
  for (let n = 0; n < 30; n += 1) expect((await quiz.askSeat(id, ada.bearer)).status).toBe(200);
  const two = await quiz.enter(id, bob.bearer);
  expect(await two.ask('ready', { isReady: true })).toBe('ok');
  await Promise.all([one.room.leave(), two.room.leave()]);
});

test('a made-up, foreign or used reconnection token brings nobody in', async () => {
  const { bob, id, one } = await lobby();
  const seat = await quiz.seat(id, bob.bearer);
  const two = rawPlayer(testGame.url, seat);
  expect(await two.joined).toBe(true);
  expect(await two.ask(1, 'hello')).toBe(true);
  two.socket.terminate();
  const presence = () => one.received.seats?.find((other) => other.seat === 2)?.presence;
  await expect.poll(presence, slow).toBe('dropped');
  const came = (reconnectionToken: string) => rawPlayer(testGame.url, seat, { reconnectionToken });
  const [, hostToken = ''] = one.room.reconnectionToken.split(':');
  for (const forged of ['', 'made-up', '__proto__', hostToken])
    expect([forged, await came(forged).joined]).toEqual([forged, false]);
  const back = came(two.token());
  expect(await back.joined).toBe(true);
  await expect.poll(presence, slow).toBe('here');
  expect(await came(two.token()).joined).toBe(false);
  expect(await back.ask(1, 'ready', { isReady: true })).toBe(true);
  back.socket.close();
  await one.room.leave();
});

test('who breaks off before confirming the join can come again at once', async () => {
  const { bob, id, one } = await lobby();
  for (let n = 0; n < 3; n += 1) {
    const hasty = rawPlayer(testGame.url, await quiz.seat(id, bob.bearer), { confirms: false });
    await hasty.joined;
    hasty.socket.terminate();
    await hasty.closed;
    const again = await quiz.enter(id, bob.bearer);
    await expect.poll(() => again.received.hello?.me?.seat, slow).toBe(2);
    await again.room.leave();
  }
  expect(await one.ask('hello')).toBe('ok');
  await one.room.leave();
});

test('a thousand sockets without a seat are never opened, and who plays plays on', async () => {
  const { id, one } = await lobby();
  const url = testGame.url.replace('http', 'ws');
  const paths = ['/', `/x/${id}`, `/x/${id}?sessionId=nobody`, '/x/y?sessionId=z'];
  let opened = 0;
  const gone = Array.from({ length: 1000 }, (_, at) => {
    const socket = new WebSocket(`${url}${paths[at % paths.length] ?? ''}`);
    socket.on('error', () => undefined);
    socket.on('open', () => (opened += 1));
    return new Promise((done) => socket.once('close', done));
  });
  expect(await one.ask('ready', { isReady: true })).toBe('ok');
  await Promise.all(gone);
  expect(opened).toBe(0);
  expect(await one.ask('ready', { isReady: false })).toBe('ok');
  expect(liveRoom(id)?.clients.length).toBe(1);
  await one.room.leave();
});
