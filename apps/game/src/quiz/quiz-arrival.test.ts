import { expect, test } from 'vitest';
import { quizHall } from '../testing/quiz-hall.ts';
import { sitDown } from '../testing/quiz-school.ts';
import { rawPlayer } from '../testing/raw-player.ts';

const { testGame, quiz, race } = await quizHall();
const slow = { timeout: 20_000, interval: 20 };
const isHello = (frame: Buffer) => frame.includes('hello') && frame.includes('scoring');

test('[P4.38] [P4.39] whoever arrives while the own former connection breaks off is here and hears all of it, every time', async () => {
  const { ada, bob, id } = await race();
  const one = await quiz.enter(id, ada.bearer);
  let former = rawPlayer(testGame.url, await quiz.seat(id, bob.bearer));
  await former.joined;
  for (let n = 0; n < 40; n += 1) {
    const next = rawPlayer(testGame.url, await quiz.seat(id, bob.bearer));
    // A reload: the old page's socket ends before, while or after the new one comes in.
    next.socket.once('open', () => {
      if (n % 4 === 0) former.socket.terminate();
      else if (n % 4 === 1) setImmediate(() => former.socket.terminate());
      else if (n % 4 === 2) setTimeout(() => former.socket.close(1001), n % 7);
      else setTimeout(() => former.socket.send(Buffer.from([12])), n % 5);
    });
    expect(await next.joined).toBe(true);
    await former.closed;
    await expect.poll(() => next.frames.some(isHello), slow).toBe(true);
    expect([n, await next.ask(1, 'ready', { isReady: n % 2 === 0 })]).toEqual([n, true]);
    former = next;
  }
  expect(one.received.seats?.find(({ seat }) => seat === 2)?.presence).toBe('here');
  former.socket.close();
  await one.room.leave();
});

test('[P4.38] everybody hears all of it without asking: sixty who come at once, and each of them after every drop', async () => {
  const names = Array.from({ length: 60 }, (_, at) => `pupil${at}`);
  const pupils = await Promise.all(names.map((name) => testGame.school.signIn(name)));
  const { id } = await quiz.room('class-quiz', pupils, { maxPlayers: 60 });
  const hellos = new Map<string, number>();
  const rooms = await Promise.all(
    pupils.map(async ({ id: pupil, bearer }) => {
      const room = await sitDown(testGame.url, await quiz.seat(id, bearer));
      room.onMessage('hello', () => hellos.set(pupil, (hellos.get(pupil) ?? 0) + 1));
      for (const name of ['phase', 'me', 'seats', 'counts', 'notice']) room.onMessage(name, () => undefined);
      room.reconnection.minUptime = 0;
      return room;
    }),
  );
  const received = (times: number) => pupils.filter((pupil) => hellos.get(pupil.id) === times).length;
  await expect.poll(() => received(1), slow).toBe(60);
  for (const times of [2, 3]) {
    for (const room of rooms) room.connection.close(4010);
    await expect.poll(() => received(times), slow).toBe(60);
  }
  await Promise.all(rooms.map((room) => room.leave()));
});
