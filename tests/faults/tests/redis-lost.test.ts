import { seatReply } from '@noodlenaut/game/testing/quiz-school';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keptGame, type KeptGame } from '../src/kept-game.ts';
import { toQuestion } from '../src/play-round.ts';
import { hasRedis, openRedis, type RunningRedis } from '../src/redis.ts';
import { GRADE, PATIENCE, ROUNDS } from '../src/size.ts';
import { openHall, phaseOf, until, type Hall, type Quiz } from '../src/tables.ts';

const SOON_MS = 5000 * PATIENCE;

let hall: Hall;
let redis: RunningRedis;
let here: KeptGame;
let there: KeptGame;
let quiz: Quiz;
const redisOf = async ({ url }: KeptGame): Promise<unknown> =>
  Reflect.get(Object(await (await fetch(`${url}/healthz`)).json()), 'redis');
const both = () => Promise.all([here, there].map(redisOf));

describe.skipIf(!hasRedis)('with a Redis', () => {
  beforeAll(async () => {
    hall = await openHall();
    redis = await openRedis();
    const redisUrl = `redis://127.0.0.1:${redis.port}`;
    const open = () => keptGame(hall.school.databaseUrl, { redisUrl, isKept: false });
    [here, there] = await Promise.all([open(), open()]);
    quiz = hall.at(here.url);
    await quiz.lessons('math', GRADE, 6);
  });
  afterAll(async () => {
    await Promise.all([here.stop(), there.stop()]);
    await redis.stop();
    await quiz.close();
    await hall.school.close();
  });

  test.each(Array.from({ length: ROUNDS }, (_, at) => at + 1))(
    'Redis goes and comes back empty, round %i: games go on, new ones open, /healthz says so, and every room is found again',
    async () => {
      const table = await quiz.openTable();
      await toQuestion([table]);
      const [host, ...others] = table.players;
      expect(await host?.client.answer(1, 0)).toBe('ok');

      await redis.stop();
      await expect.poll(both, { timeout: SOON_MS }).toEqual(['down', 'down']);
      const answered = await Promise.all(others.map(({ client }) => client.answer(1, 1)));
      expect(answered).toEqual(['ok', 'ok', 'ok']);
      await until(
        () => phaseOf(table.players[0]?.client ?? never())?.phase === 'reveal',
        SOON_MS,
        'the reveal',
      );
      const second = await quiz.openTable();

      redis = await openRedis(redis.port);
      await expect.poll(both, { timeout: SOON_MS }).toEqual(['up', 'up']);
      // Redis came back with nothing in it: a seat asked of the other server leads to the room all the same.
      for (const { id, players } of [table, second]) {
        const newcomer = await hall.person();
        await quiz.db.updateTable('gameRooms').set({ hostId: newcomer.id }).where('id', '=', id).execute();
        const ask = async () => {
          const headers = { authorization: `Bearer ${newcomer.bearer}` };
          const answer = await fetch(`${there.url}/seats/quiz/${id}`, { method: 'POST', headers });
          return answer.ok ? seatReply.parse(await answer.json()).roomId : answer.status;
        };
        await expect.poll(ask, { timeout: SOON_MS }).toBe(players[0]?.client.room());
      }
      expect([here.hasEnded(), there.hasEnded()]).toEqual([false, false]);
      const everybody = [...table.players, ...second.players];
      expect(everybody.map(({ client }) => client.entries())).toEqual(everybody.map(() => 1));
      await Promise.all(everybody.map(({ client }) => client.leave()));
    },
  );
});

function never(): never {
  throw new Error('there is nobody at the table');
}
