import { guestOf, seatReply, sitDown } from '@noodlenaut/game/testing/quiz-school';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tellFigures } from '../src/figures.ts';
import { startApi, type ApiProcess } from '../src/api-process.ts';
import { keptGame, type KeptGame } from '../src/kept-game.ts';
import { BACK_MS, playRound } from '../src/play-round.ts';
import { hasRedis, openRedis, type RunningRedis } from '../src/redis.ts';
import { PATIENCE, ROOMS, ROUNDS, isFull } from '../src/size.ts';
import { openHall, until, type Hall, type Quiz, type Seated, type Table } from '../src/tables.ts';

const RACERS = 50;
type Signal = 'SIGKILL' | 'SIGTERM' | 'SIGSTOP';
/** A server that freezes keeps its lock: others believe in it until its lease of 15 s ends. */
const WITHIN_MS: Readonly<Record<Signal, number>> = {
  SIGKILL: BACK_MS,
  SIGTERM: BACK_MS,
  SIGSTOP: 22_000 * PATIENCE,
};

let hall: Hall;
let redis: RunningRedis;
let servers: KeptGame[];
let api: ApiProcess;
let quiz: Quiz;
const back: Record<Signal, number[]> = { SIGKILL: [], SIGTERM: [], SIGSTOP: [] };
const signalsOf = (round: number): readonly Signal[] =>
  isFull ? ['SIGKILL', 'SIGTERM', ...(round <= 3 ? (['SIGSTOP'] as const) : [])] : ['SIGKILL'];
const CASES = Array.from({ length: ROUNDS }, (_, at) =>
  signalsOf(at + 1).map((signal) => ({ signal, round: at + 1 })),
).flat();

const placesOf = (tables: readonly Table[]) =>
  new Set(tables.flatMap(({ players }) => players.map(({ client }) => client.server())));

/** Waits until the api knows so many game servers; it asks them once a second. */
async function seenServers(count: number): Promise<void> {
  const seen = async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => fetch(`${api.url}/healthz?of=${at}`)),
    );
    return new Set(await Promise.all(answers.map((answer) => answer.text()))).size;
  };
  await expect.poll(seen, { timeout: BACK_MS }).toBe(count);
}

describe.skipIf(!hasRedis)('with a Redis', () => {
  beforeAll(async () => {
    hall = await openHall();
    redis = await openRedis();
    const redisUrl = `redis://127.0.0.1:${redis.port}`;
    const open = () => keptGame(hall.school.databaseUrl, { redisUrl, isKept: false });
    servers = await Promise.all([open(), open()]);
    api = await startApi(
      hall.school.databaseUrl,
      servers.map(({ url }) => url),
    );
    quiz = hall.at(api.url);
  });
  afterAll(async () => {
    tellFigures('One of two servers killed, its games back on the other', back.SIGKILL);
    tellFigures('One of two servers stopped, its games back on the other', back.SIGTERM);
    tellFigures('One of two servers frozen, its games back on the other', back.SIGSTOP);
    await api.stop();
    await Promise.all(servers.map((server) => server.stop()));
    await redis.stop();
    await quiz.close();
    await hall.school.close();
  });

  test('[P4.40] fifty seats of one game asked at once at two servers are seats in one room, and all of them lead there', async () => {
    const crew = await Promise.all(Array.from({ length: RACERS }, () => hall.person()));
    const { id } = await quiz.room('class-quiz', crew, { maxPlayers: 60 });
    const asked = await Promise.all(
      crew.map(async ({ bearer }, at) => {
        const headers = { authorization: `Bearer ${bearer}` };
        const answer = await fetch(`${servers[at % 2]?.url}/seats/quiz/${id}`, { method: 'POST', headers });
        return { status: answer.status, seat: { ...seatReply.parse(await answer.json()), bearer } };
      }),
    );
    expect(asked.map(({ status }) => status)).toEqual(crew.map(() => 200));
    expect(new Set(asked.map(({ seat }) => `${seat.processId} ${seat.roomId}`)).size, 'one room').toBe(1);
    const fence = await quiz.db.selectFrom('gameSessions').select('fence').where('roomId', '=', id).execute();
    expect(fence, 'taken once').toEqual([{ fence: 1 }]);

    const rooms = await Promise.all(asked.map(({ seat }) => sitDown(api.url, seat)));
    const guests = rooms.map(guestOf);
    await until(() => guests.every(({ received }) => received.hello !== undefined), BACK_MS, 'all are in');
    await Promise.all(rooms.map((room) => room.leave()));
  });

  test.each(CASES)(
    '[P4.41] $signal to one of two servers, round $round: its games go on on the other',
    async ({ signal }) => {
      await seenServers(2);
      const tables = await Promise.all(Array.from({ length: ROOMS }, () => quiz.openTable()));
      while (placesOf(tables).size < 2) tables.push(await quiz.openTable());
      for (const table of tables) expect(placesOf([table]).size, 'a game is at one server').toBe(1);
      const first = servers[0];
      if (!first) throw new Error('there is no server');
      const health: unknown = await (await fetch(`${first.url}/healthz`)).json();
      const lost: unknown = Reflect.get(Object(health), 'server');
      const isHit = ({ client }: Seated) => client.server() === lost;
      const hit = tables.flatMap(({ players }) => players.filter(isHit));
      const { backMs } = await playRound(quiz, {
        tables,
        isHit: (player) => hit.includes(player),
        fault: () => void first.signal(signal),
        backMs: WITHIN_MS[signal],
      });
      back[signal].push(backMs);
      expect(backMs).toBeLessThan(WITHIN_MS[signal]);
      expect(hit.length).toBeGreaterThan(0);
      if (signal === 'SIGSTOP') return void first.signal('SIGCONT');
      await until(() => first.hasEnded(), BACK_MS, 'the server ended');
      await first.start();
    },
  );
});
