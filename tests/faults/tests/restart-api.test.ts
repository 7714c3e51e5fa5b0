import { afterAll, beforeAll, expect, test } from 'vitest';
import { tellFigures } from '../src/figures.ts';
import { startApi, type ApiProcess } from '../src/api-process.ts';
import { keptGame, type KeptGame } from '../src/kept-game.ts';
import { BACK_MS, playRound } from '../src/play-round.ts';
import { ROOMS, ROUNDS } from '../src/size.ts';
import { openHall, type Hall, type Quiz } from '../src/tables.ts';

let hall: Hall;
let game: KeptGame;
let api: ApiProcess;
let quiz: Quiz;
const back: number[] = [];
beforeAll(async () => {
  hall = await openHall();
  game = await keptGame(hall.school.databaseUrl, { isKept: false });
  api = await startApi(hall.school.databaseUrl, [game.url]);
  quiz = hall.at(api.url);
});
afterAll(async () => {
  tellFigures('The api restarted, everybody back', back);
  await api.stop();
  await game.stop();
  await quiz.close();
  await hall.school.close();
});

const CASES = Array.from({ length: ROUNDS }, (_, at) =>
  (['SIGTERM', 'SIGKILL'] as const).map((signal) => ({ signal, round: at + 1 })),
).flat();

test.each(CASES)(
  'the api is restarted with $signal in the middle of a question, round $round: all wires break at once, and nobody loses the question',
  async ({ signal }) => {
    const tables = await Promise.all(Array.from({ length: ROOMS }, () => quiz.openTable()));
    const { backMs } = await playRound(quiz, {
      tables,
      isHit: () => true,
      fault: async () => {
        const before = performance.now();
        await api.restart(signal);
        return before;
      },
    });
    back.push(backMs);
    expect(backMs).toBeLessThan(BACK_MS);
    expect(game.hasEnded()).toBe(false);
  },
);
