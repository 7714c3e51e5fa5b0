import { setTimeout as sleep } from 'node:timers/promises';
import { checkInvariants } from '@noodlenaut/db';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keptGame, type KeptGame } from '../testing/kept-game.ts';
import { quizSchool } from '../testing/quiz-school.ts';
import { openSchool, type School } from '../testing/school.ts';
import { stubbornPlayer, type StubbornPlayer } from '../testing/stubborn-player.ts';

/** `npm run faults` plays twenty rounds of fifty rooms (SAFETY F2); a round of a few rooms belongs to every test run. */
const ROUNDS = Number(process.env['FAULT_ROUNDS'] ?? 1);
const ROOMS = Number(process.env['FAULT_ROOMS'] ?? 5);

let school: School;
let game: KeptGame;
let quiz: ReturnType<typeof quizSchool>;
beforeAll(async () => {
  school = await openSchool();
  game = await keptGame(school.databaseUrl);
  quiz = quizSchool({ school, url: game.url });
  await quiz.lessons('math', '5th', 6);
});
afterAll(async () => {
  await game.stop();
  await quiz.close();
  await school.close();
});

let people = 0;
const person = () => {
  people += 1;
  return school.signIn(`f2-${people}`);
};

interface Table {
  readonly id: string;
  readonly players: readonly { readonly id: string; readonly client: StubbornPlayer }[];
}
async function openTable(): Promise<Table> {
  const crew = [await person(), await person(), await person(), await person()];
  const { id } = await quiz.room('quiz-race', crew, { grade: '5th' });
  const players = await Promise.all(
    crew.map(async (who) => ({ id: who.id, client: await stubbornPlayer(game.url, id, who.bearer) })),
  );
  await players[0]?.client.guest().ask('start');
  return { id, players };
}
const phaseOf = (client: StubbornPlayer) => client.guest().heard.phase?.phase;
const isIn = (client: StubbornPlayer, phase: string) =>
  client.isIn() && phaseOf(client)?.phase === phase && phaseOf(client)?.question === 1;
const until = (what: () => boolean, timeout: number) =>
  expect.poll(what, { timeout, interval: 10 }).toBe(true);

/** One round: everybody in a question, half of the answers in or on their way, then the signal. */
async function round(signal: 'SIGKILL' | 'SIGTERM') {
  const tables = await Promise.all(Array.from({ length: ROOMS }, openTable));
  const all = tables.flatMap(({ players }) => players);
  await until(() => all.every(({ client }) => isIn(client, 'answer')), 30_000);

  const acknowledged = new Set<string>();
  const answer = async ({ id, client }: (typeof all)[number]) => {
    const said = await client.guest().ask('answer', { question: 1, place: people % 4 });
    if (said === 'ok' || said === 'already-answered') acknowledged.add(id);
  };
  const early = all.filter((_, at) => at % 2 === 0);
  const sent = early.map(async (player, at) => {
    await sleep((at * 7) % 60);
    await answer(player);
  });
  await sleep(25);
  const before = game.openedAt();
  const killedAt = performance.now();
  game.signal(signal);
  await Promise.all(sent);
  const kept = new Set(acknowledged);
  await until(() => game.openedAt() > before, 8000);
  await until(() => all.every(({ client }) => isIn(client, 'answer')), 8000);
  const backAt = performance.now();

  await Promise.all(all.map(answer));
  expect(acknowledged.size).toBe(all.length);
  await until(() => all.every(({ client }) => phaseOf(client)?.phase === 'reveal'), 5000);
  for (const { id, players } of tables) {
    const rows = await quiz.db
      .selectFrom('gameAnswers as a')
      .innerJoin('gameSessions as s', 's.id', 'a.sessionId')
      .select(['a.userId', 'a.pointsEarned'])
      .where('s.roomId', '=', id)
      .execute();
    for (const player of players) {
      const mine = rows.filter(({ userId }) => userId === player.id);
      expect(mine, 'one answer each, none lost').toHaveLength(1);
      await until(() => player.client.guest().heard.me?.score === mine[0]?.pointsEarned, 3000);
    }
  }
  expect(await checkInvariants(quiz.db)).toEqual([]);
  await Promise.all(all.map(({ client }) => client.leave()));
  return { sinceKillMs: backAt - killedAt, sincePortMs: backAt - game.openedAt(), kept: kept.size };
}

test.each(Array.from({ length: ROUNDS }, (_, at) => at + 1))(
  '[P4.41] kill -9 in the middle of a question, round %i: all are back in it in time, no acknowledged answer is lost',
  async () => {
    const { sinceKillMs, sincePortMs, kept } = await round('SIGKILL');
    process.stdout.write(
      `F2: back ${Math.round(sinceKillMs)} ms after the kill, ${Math.round(sincePortMs)} ms after the port; ${kept} answers were acknowledged before\n`,
    );
    expect(sinceKillMs).toBeLessThan(8000);
    expect(sincePortMs).toBeLessThan(3000);
  },
);

test('SIGTERM in the middle of a question: the games are given free, told of, and go on the same way', async () => {
  const { sinceKillMs } = await round('SIGTERM');
  expect(sinceKillMs).toBeLessThan(8000);
});
