import { setTimeout as sleep } from 'node:timers/promises';
import { cutWire } from '@noodlenaut/db/testing/cut-wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keptGame, type KeptGame } from '../src/kept-game.ts';
import { playRound } from '../src/play-round.ts';
import { GRADE, ROOMS, ROUNDS, isFull } from '../src/size.ts';
import { openHall, type Hall, type Quiz } from '../src/tables.ts';

/** A network that is dead for so long (security F4); in every test run only long enough to be felt. */
const DEAD_MS = isFull ? 10_000 : 1500;

let hall: Hall;
let wire: Awaited<ReturnType<typeof cutWire>>;
let game: KeptGame;
let quiz: Quiz;
beforeAll(async () => {
  hall = await openHall();
  wire = await cutWire(new URL(hall.school.databaseUrl));
  game = await keptGame(wire.url, { isKept: false });
  quiz = hall.at(game.url);
  await quiz.lessons('math', GRADE, 6);
});
afterAll(async () => {
  await game.stop();
  await wire.stop();
  await quiz.close();
  await hall.school.close();
});

const hole = async () => {
  wire.blackHole();
  await sleep(DEAD_MS);
  wire.heal();
};
const FULL = [
  { name: 'is dead for ten seconds', fault: hole },
  { name: 'is reset', fault: () => wire.reset() },
  {
    name: 'is reset again and again',
    fault: async () => {
      for (let times = 0; times < 5; times += 1) {
        wire.reset();
        await sleep(100);
      }
    },
  },
];
const SHORT = [{ name: 'is dead, then reset', fault: () => hole().then(() => wire.reset()) }];
const CASES = Array.from({ length: ROUNDS }, (_, at) =>
  (isFull ? FULL : SHORT).map((one) => ({ ...one, round: at + 1 })),
).flat();

test.each(CASES)(
  'F4: the wire between game and database $name, round $round: no acknowledged answer is lost, everybody plays on',
  async ({ fault }) => {
    const tables = await Promise.all(Array.from({ length: ROOMS }, () => quiz.openTable()));
    await playRound(quiz, { tables, fault, isHit: () => false });
    expect(game.hasEnded()).toBe(false);
  },
);
