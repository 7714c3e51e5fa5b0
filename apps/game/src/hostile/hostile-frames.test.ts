import { Protocol, getMessageBytes } from '@colyseus/core';
import { expect, test } from 'vitest';
import { liveRoom } from '../testing/live-room.ts';
import { quizHall } from '../testing/quiz-hall.ts';
import { type Guest } from '../testing/quiz-school.ts';
import { rawPlayer } from '../testing/raw-player.ts';

const { testGame, quiz, race } = await quizHall();
/** A well-behaved player, and a seat for the one who is not. */
async function lobby() {
  const { ada, bob: eve, id } = await race();
  const one = await quiz.enter(id, ada.bearer);
  return { id, eve, one, seat: await quiz.seat(id, eve.bearer) };
}
/** The other player only notices that somebody left. */
async function playsOn(one: Guest): Promise<void> {
  expect(await one.ask('ready', { isReady: true })).toBe('ok');
  expect(one.room.connection.isOpen).toBe(true);
  await one.room.leave();
}
const slow = { timeout: 20_000, interval: 20 };
const data = (type: string | number, message?: unknown) =>
  getMessageBytes.raw(Protocol.ROOM_DATA, type, message);

test('a request before the join is confirmed is answered after it, one after leaving is not', async () => {
  const { one, seat } = await lobby();
  const hasty = rawPlayer(testGame.url, seat, { confirms: false });
  expect(await hasty.joined).toBe(true);
  const early = hasty.ask(1, 'ready', { isReady: true });
  hasty.socket.send(Buffer.from([Protocol.JOIN_ROOM]));
  expect(await early).toBe(true);
  hasty.socket.send(Buffer.from([Protocol.LEAVE_ROOM]));
  hasty.socket.send(hasty.request(2, 'ready', { isReady: false }));
  await hasty.closed;
  expect(hasty.frames.filter((frame) => frame[0] === Protocol.ROOM_RESPONSE)).toHaveLength(1);
  await playsOn(one);
});

test('who never confirms the join is let go, so that nothing piles up for them', async () => {
  const { id, one, seat } = await lobby();
  const silent = rawPlayer(testGame.url, seat, { confirms: false });
  expect(await silent.joined).toBe(true);
  expect(await silent.closed).toBe(4002);
  await expect.poll(() => liveRoom(id)?.clients.length, slow).toBe(1);
  await playsOn(one);
});

const garbage: Readonly<Record<string, Buffer | string>> = {
  'an empty frame': Buffer.alloc(0),
  'a text frame': 'ready',
  'an unknown protocol code': Buffer.from([0xff, 1, 2]),
  'a truncated name': Buffer.from([Protocol.ROOM_DATA, 0xbf, 0x61]),
  'a name longer than the frame': Buffer.from([Protocol.ROOM_REQUEST, 1, 0xdb, 0xff, 0xff, 0xff, 0xff]),
  'a message called constructor': data('constructor', {}),
  'a message called __proto__': data('__proto__', {}),
  'a message called toString': data('toString', {}),
  'a number for a name': data(7, {}),
  'a body that pollutes': data('ready', { isReady: true, ['__proto__']: { isHost: true } }),
  'a wrong shape': data('answer', { question: [], place: {} }),
  'four kilobytes of noise': Buffer.alloc(4000, 0xc1),
  'five kilobytes': Buffer.alloc(5000, 1),
  'a body 3,900 deep': Buffer.concat([data('ready'), Buffer.alloc(3900, 0x91)]),
  'bytes for a message': getMessageBytes.raw(
    Protocol.ROOM_DATA_BYTES,
    'ready',
    undefined,
    Buffer.alloc(16, 9),
  ),
  'input for a game that has none': Buffer.from([Protocol.ROOM_INPUT_RELIABLE, 1, 2, 3]),
};
test.for(Object.entries(garbage))('%s ends at most its sender’s visit', async ([, frame]) => {
  const { one, seat } = await lobby();
  const rude = rawPlayer(testGame.url, seat);
  expect(await rude.joined).toBe(true);
  rude.socket.send(frame);
  // Whatever the first frame did, a second one is answered, or the connection is closed.
  const after = await Promise.race([rude.ask(99, 'hello'), rude.closed.then(() => 'closed')]);
  expect([true, 'closed']).toContain(after);
  rude.socket.close();
  expect(Reflect.get({}, 'isHost')).toBeUndefined();
  await playsOn(one);
});

test('ten thousand messages at once cost their sender the socket and nobody else anything', async () => {
  const { one, seat } = await lobby();
  const flood = rawPlayer(testGame.url, seat);
  expect(await flood.joined).toBe(true);
  for (let n = 0; n < 10_000; n += 1) flood.socket.send(flood.request(n % 128, 'ready', { isReady: true }));
  const asked = one.ask('hello');
  expect(await flood.closed).toBe(4002);
  expect(flood.frames.filter((frame) => frame[0] === Protocol.ROOM_RESPONSE).length).toBeLessThan(20);
  expect(await asked).toBe('ok');
  await playsOn(one);
});

test('compression is off: a bomb is never unpacked', async () => {
  const { one, seat } = await lobby();
  const bomber = rawPlayer(testGame.url, seat);
  expect(await bomber.joined).toBe(true);
  expect(bomber.socket.extensions).toBe('');
  // A frame that says it is compressed (RSV1), masked with zeros.
  const bomb = Buffer.concat([Buffer.from([0xc2, 0x80 | 100, 0, 0, 0, 0]), Buffer.alloc(100, 0)]);
  const wire: unknown = Reflect.get(bomber.socket, '_socket');
  if (!(wire instanceof Object) || !('write' in wire) || typeof wire.write !== 'function')
    throw new Error('no wire');
  wire.write(bomb);
  expect(await bomber.closed).toBe(1002);
  await playsOn(one);
});

test('a client that does not read is dropped when more than a mebibyte waits for it; the others get everything', async () => {
  const { id, one, seat } = await lobby();
  const slowReader = rawPlayer(testGame.url, seat);
  expect(await slowReader.joined).toBe(true);
  await expect.poll(() => liveRoom(id)?.clients.length, slow).toBe(2);
  slowReader.socket.pause();
  let received = 0;
  one.room.onMessage('filler', () => (received += 1));
  const filler = 'x'.repeat(64 * 1024);
  let sent = 0;
  // The kernel's own buffer does not count; once it is full, bytes wait in the server.
  const dropped = () => {
    if (liveRoom(id)?.clients.length === 1) return true;
    for (let n = 0; n < 10; n += 1) liveRoom(id)?.broadcast('filler', filler);
    sent += 10;
    return false;
  };
  await expect.poll(dropped, slow).toBe(true);
  await expect.poll(() => received, slow).toBe(sent);
  slowReader.socket.terminate();
  await playsOn(one);
});
