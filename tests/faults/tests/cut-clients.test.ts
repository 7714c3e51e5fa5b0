import { setTimeout as sleep } from 'node:timers/promises';
import { cutWire } from '@noodlenaut/db/testing/cut-wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tellFigures } from '../src/figures.ts';
import { keptGame, type KeptGame } from '../src/kept-game.ts';
import { playRound } from '../src/play-round.ts';
import { GRADE, ROOMS, ROUNDS, isFull } from '../src/size.ts';
import { openHall, type Hall, type Quiz } from '../src/tables.ts';

/** Longer than the server believes in a player who does not answer its pings. */
const DEAD_MS = 10_000;

let hall: Hall;
let wire: Awaited<ReturnType<typeof cutWire>>;
let game: KeptGame;
let quiz: Quiz;
const back: number[] = [];
beforeAll(async () => {
  hall = await openHall();
  game = await keptGame(hall.school.databaseUrl, { isKept: false });
  wire = await cutWire(new URL(game.url));
  quiz = hall.at(game.url);
  await quiz.lessons('math', GRADE, 6);
});
afterAll(async () => {
  tellFigures('Players cut off, back after the wire', back);
  await game.stop();
  await wire.stop();
  await quiz.close();
  await hall.school.close();
});

const reset = { name: 'is reset', fault: () => wire.reset() };
const hole = {
  name: 'is dead for ten seconds',
  fault: async () => {
    wire.blackHole();
    await sleep(DEAD_MS);
    wire.heal();
    return performance.now();
  },
};
const CASES = Array.from({ length: ROUNDS }, (_, at) =>
  (isFull ? [reset, hole] : [reset]).map((one) => ({ ...one, round: at + 1 })),
).flat();

test.each(CASES)(
  'the wire to half of the players, who have answered, $name, round $round: they come back to their seats, no acknowledged answer is lost',
  async ({ fault }) => {
    const tables = await Promise.all(
      Array.from({ length: ROOMS }, () => quiz.openTable([wire.url, game.url])),
    );
    const hit = new Set(tables.flatMap(({ players }) => players.filter((_, seat) => seat % 2 === 0)));
    const { backMs } = await playRound(quiz, { tables, fault, isHit: (player) => hit.has(player) });
    back.push(backMs);
    // Nobody waited for a new seat: the old one was held (P4.36).
    const players = tables.flatMap((table) => table.players);
    expect(players.map(({ client }) => client.entries())).toEqual(players.map(() => 1));
    expect(game.hasEnded()).toBe(false);
  },
);
