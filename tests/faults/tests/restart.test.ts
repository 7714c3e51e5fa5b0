import { afterAll, beforeAll, expect, test } from 'vitest';
import { tellFigures } from '../src/figures.ts';
import { keptGame, type KeptGame } from '../src/kept-game.ts';
import { BACK_MS, playRound } from '../src/play-round.ts';
import { GRADE, ROOMS, ROUNDS } from '../src/size.ts';
import { openHall, until, type Hall, type Quiz } from '../src/tables.ts';

let hall: Hall;
let game: KeptGame;
let quiz: Quiz;
const back: number[] = [];
beforeAll(async () => {
  hall = await openHall();
  game = await keptGame(hall.school.databaseUrl);
  quiz = hall.at(game.url);
  await quiz.lessons('math', GRADE, 6);
});
afterAll(async () => {
  tellFigures('SIGTERM, back after it', back);
  await game.stop();
  await quiz.close();
  await hall.school.close();
});

test.each(Array.from({ length: ROUNDS }, (_, at) => at + 1))(
  'SIGTERM in the middle of a question, round %i: everybody is told, the games are given free and go on the same way',
  async () => {
    const tables = await Promise.all(Array.from({ length: ROOMS }, () => quiz.openTable()));
    const guests = tables.flatMap(({ players }) => players.map(({ client }) => client));
    const before = game.openedAt();
    const told: unknown[] = [];
    const { backMs } = await playRound(quiz, {
      tables,
      isHit: () => true,
      fault: async () => {
        const received = guests.map((client) => client.guest().received);
        game.signal('SIGTERM');
        await until(() => game.openedAt() > before, BACK_MS, 'the server is there again');
        told.push(...received.map(({ notice }) => notice));
      },
    });
    expect(told).toEqual(guests.map(() => ({ code: 'going-down' })));
    back.push(backMs);
    expect(backMs).toBeLessThan(BACK_MS);
  },
);
