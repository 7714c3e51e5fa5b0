import { randomUUID } from 'node:crypto';
import { createAuthContext, matchMaker } from '@colyseus/core';
import type { Room } from '@colyseus/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGame, type TestGame } from './testing/test-game.ts';
import { sitDown } from './testing/quiz-school.ts';
import { BreakingRoom } from './testing/breaking.room.ts';

let testGame: TestGame;
let headers: Headers;
let bearer: string;
beforeAll(async () => {
  testGame = await startTestGame();
  ({ bearer } = await testGame.school.signIn('ada'));
  headers = new Headers({ authorization: `Bearer ${bearer}` });
  matchMaker.defineRoomType('breaking', BreakingRoom);
});
afterAll(() => testGame.close());

async function enter(name: string): Promise<Room> {
  const seat = await matchMaker.joinOrCreate(name, {}, createAuthContext({ headers }));
  return sitDown(testGame.url, { ...seat, bearer });
}
const left = (room: Room) => new Promise<number>((done) => room.onLeave((code) => done(code)));
const ping = async (room: Room) => {
  const nonce = randomUUID();
  return (await room.request('ping', nonce)) === nonce;
};

test('what a room keeps of a client is the viewer, without a name', async () => {
  const room = await enter('health');
  const auth: unknown = matchMaker.getLocalRoomById(room.roomId).clients[0]?.auth;
  expect(auth).toEqual({
    id: expect.any(String),
    role: 'student',
    isVerified: false,
    byCookie: false,
    isFresh: false,
    lacksFactor: false,
    sid: expect.any(String),
    signIn: expect.any(String),
  });
  await room.leave();
});

test('a handler that throws, rejects or fails on the clock ends no room and no process', async () => {
  const [broken, other] = [await enter('breaking'), await enter('health')];
  for (const type of ['now', 'later', 'tick']) broken.send(type, randomUUID());
  await expect.poll(() => testGame.logged.length).toBe(3);
  expect(testGame.logged.join('')).toMatch(/broken at once[^]*broken later[^]*broken by the clock/);
  expect(await ping(other)).toBe(true);
  expect(broken.connection.isOpen).toBe(true);
  await Promise.all([broken.leave(), other.leave()]);
});

test('a message nobody knows ends its sender’s visit and nothing else', async () => {
  const [rude, other] = [await enter('health'), await enter('health')];
  for (const type of ['made-up', '__proto__', 'constructor']) {
    const guest = await enter('health');
    const gone = left(guest);
    guest.send(type, { any: 'thing' });
    await gone;
  }
  const gone = left(rude);
  rude.send(7, 'a number for a name');
  await gone;
  expect(await ping(other)).toBe(true);
  await other.leave();
});

test('a message of the wrong shape never reaches its handler', async () => {
  const [wrong, other] = [await enter('health'), await enter('health')];
  await expect(wrong.request('ping', 42)).rejects.toThrow(/Invalid input/);
  const gone = left(wrong);
  wrong.send('ping', { not: 'a uuid' });
  await gone;
  expect(await ping(other)).toBe(true);
  await other.leave();
});

test('a message over 16 KiB closes its socket with 1009', async () => {
  const [big, other] = [await enter('health'), await enter('health')];
  big.reconnection.enabled = false;
  const gone = left(big);
  big.send('ping', 'x'.repeat(17_000));
  expect(await gone).toBe(1009);
  expect(await ping(other)).toBe(true);
  await other.leave();
});

test('a flood is cut off after ten messages a second', async () => {
  const [flood, other] = [await enter('health'), await enter('health')];
  flood.reconnection.enabled = false;
  const gone = left(flood);
  for (let sent = 0; sent < 200; sent += 1) flood.send('ping', randomUUID());
  await gone;
  expect(await ping(other)).toBe(true);
  await other.leave();
});
