import { ColyseusSDK } from '@colyseus/sdk';
import { hashToken } from '@noodlenaut/db';
import { expect, test } from 'vitest';
import { quizHall } from '../testing/quiz-hall.ts';
import { rawPlayer } from '../testing/raw-player.ts';

const { testGame, quiz, person, race } = await quizHall();
await quiz.lessons('math', '3rd', 2);
const { sessions, staff } = testGame.school.store;
type Player = Awaited<ReturnType<typeof person>>;

/** Whatever ends a session deletes its row; apps/api/src/endings proves which event ends which session. */
const ENDINGS: readonly (readonly [string, (who: Player) => Promise<unknown>])[] = [
  ['logging out', ({ cookie }) => sessions.end([hashToken(cookie)])],
  ['signing out everywhere, or a new password', ({ id }) => sessions.endAll(id)],
  [
    'being signed out from another device',
    async ({ id }) => sessions.endOne(id, (await sessions.list(id))[0]?.publicId ?? ''),
  ],
  ['a suspension', ({ id }) => staff.suspend(id)],
  ['an erasure', ({ id }) => quiz.db.deleteFrom('users').where('id', '=', id).execute()],
];

test.each(ENDINGS)(
  '[P2.07] %s takes the socket out of the game at once, long before anybody would ask again',
  async (_how, signOut) => {
    const { ada, bob, id } = await race();
    const [one, two] = [await quiz.enter(id, ada.bearer), await quiz.enter(id, bob.bearer)];
    const began = performance.now();
    await signOut(ada);
    await one.left;
    // The notice takes milliseconds on an idle machine; a server that asked the database now and then would take longer than this.
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(await two.ask('ready', { isReady: true })).toBe('ok');
    await two.room.leave();
  },
);

test.each(ENDINGS)('%s ends a seat that was given and not yet taken', async (_how, signOut) => {
  const { ada, bob, id } = await race();
  const two = await quiz.enter(id, bob.bearer);
  const seat = await quiz.seat(id, ada.bearer);
  await signOut(ada);
  // The handshake is refused already, and a client learns no reason from that. The next request for a seat says it.
  await expect(new ColyseusSDK(testGame.url).consumeSeatReservation(seat)).rejects.toBeDefined();
  expect((await quiz.askSeat(id, ada.bearer)).status).toBe(401);
  expect(await two.ask('ready', { isReady: true })).toBe('ok');
  await two.room.leave();
});

test.each(ENDINGS)('%s ends a seat that is held for who dropped', async (_how, signOut) => {
  const { ada, bob, id } = await race();
  const two = await quiz.enter(id, bob.bearer);
  const seat = await quiz.seat(id, ada.bearer);
  const dropped = rawPlayer(testGame.url, seat);
  expect(await dropped.joined).toBe(true);
  const reconnectionToken = dropped.token();
  dropped.socket.terminate();
  await expect.poll(() => two.received.seats?.find(({ seat: at }) => at === 1)?.presence).not.toBe('here');
  await signOut(ada);
  const back = rawPlayer(testGame.url, seat, { reconnectionToken });
  await back.closed;
  expect(await back.joined).toBe(false);
  expect(await two.ask('ready', { isReady: true })).toBe('ok');
  await two.room.leave();
});
