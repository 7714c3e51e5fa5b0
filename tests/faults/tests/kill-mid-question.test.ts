import { afterAll, beforeAll, expect, test } from 'vitest';
import { tellFigures } from '../src/figures.ts';
import { keptGame, type KeptGame } from '../src/kept-game.ts';
import { BACK_MS, playRound } from '../src/play-round.ts';
import { GRADE, PATIENCE, ROOMS, ROUNDS } from '../src/size.ts';
import { openHall, until, type Hall, type Quiz } from '../src/tables.ts';

/** Everybody is back so soon after the port is open (security F2). */
const AFTER_PORT_MS = 3000 * PATIENCE;

let hall: Hall;
let game: KeptGame;
let quiz: Quiz;
const sinceKill: number[] = [];
const sincePort: number[] = [];
beforeAll(async () => {
  hall = await openHall();
  game = await keptGame(hall.school.databaseUrl);
  quiz = hall.at(game.url);
  await quiz.lessons('math', GRADE, 6);
});
afterAll(async () => {
  tellFigures('F2, back after the kill', sinceKill);
  tellFigures('F2, back after the port', sincePort);
  await game.stop();
  await quiz.close();
  await hall.school.close();
});

test.each(Array.from({ length: ROUNDS }, (_, at) => at + 1))(
  '[P4.41] kill -9 in the middle of a question, round %i: all are back in it in time, no acknowledged answer is lost',
  async (round) => {
    const tables = await Promise.all(Array.from({ length: ROOMS }, () => quiz.openTable()));
    const before = game.openedAt();
    const { backMs, backAt, kept } = await playRound(quiz, {
      tables,
      isHit: () => true,
      fault: async () => {
        game.signal('SIGKILL');
        await until(() => game.openedAt() > before, BACK_MS, 'the server is there again');
      },
    });
    const portMs = backAt - game.openedAt();
    sinceKill.push(backMs);
    sincePort.push(portMs);
    process.stdout.write(
      `F2 round ${round}: back ${Math.round(backMs)} ms after the kill, ${Math.round(portMs)} ms after the port; ${kept} answers were acknowledged before\n`,
    );
    expect(backMs).toBeLessThan(BACK_MS);
    expect(portMs).toBeLessThan(AFTER_PORT_MS);
  },
);
