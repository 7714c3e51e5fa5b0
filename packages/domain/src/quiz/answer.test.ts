import { expect, test } from 'vitest';
import type { GameType } from './game-types.ts';
import { newGame } from './new-game.ts';
import { optionOrder } from './option-order.ts';
import { NETWORK_MS } from './phases.ts';
import { QUESTIONS, settings, table } from './testing/table.ts';

test('[P4.17] the deadline is the server’s, plus 400 ms for the network', () => {
  const game = table('quiz-race');
  game.join('ada', 'bo', 'slow');
  game.start();
  game.ask();
  game.wait(25_000 + NETWORK_MS);
  expect(game.answer('ada', true)).toBe('ok');
  expect(game.player('ada')?.score).toBe(600);
  game.wait(1);
  expect(game.answer('bo', true)).toBe('too-late');
  expect(game.answer('slow', true)).toBe('ok');
});

test('[P4.18] [P4.19] all here have answered: reveal at once; an answer is final', () => {
  const game = table('quiz-race');
  game.join('ada', 'bo', 'cy');
  game.start();
  game.ask();
  game.send({ type: 'drop', playerId: 'cy' });
  expect(game.answer('ada', false)).toBe('ok');
  expect(game.answer('ada', true)).toBe('already-answered');
  expect(game.phase()).toBe('answer');
  expect(game.answer('bo', true)).toBe('ok');
  expect(game.phase()).toBe('reveal');
  expect(game.answer('cy', true)).toBe('too-late');
});

test('the last one without an answer drops: nobody waits for an empty chair', () => {
  const game = table('quiz-race');
  game.join('ada', 'bo');
  game.start();
  game.ask();
  game.answer('ada', true);
  game.send({ type: 'drop', playerId: 'bo' });
  expect(game.phase()).toBe('reveal');
});

test('everybody drops: the clock goes on and nothing is lost', () => {
  const game = table('quiz-race');
  game.join('ada', 'bo');
  game.start();
  game.ask();
  game.answer('ada', true);
  for (const id of ['ada', 'bo']) game.send({ type: 'drop', playerId: id });
  expect(game.phase()).toBe('answer');
  const score = game.player('ada')?.score;
  game.wait(60_000);
  game.join('ada');
  expect([game.player('ada')?.presence, game.player('ada')?.score]).toEqual(['here', score]);
});

test('[P4.52] every player sees the options in an order of their own; [P4.53] a class sees the projector’s', () => {
  const orders = (gameType: GameType) => {
    const { quiz } = newGame(settings(gameType), QUESTIONS, 'ada', 0);
    return Array.from({ length: 40 }, (_, at) => optionOrder(quiz, 0, { seat: at + 1 }).join());
  };
  expect(new Set(orders('quiz-race')).size).toBeGreaterThan(12);
  expect(new Set(orders('class-quiz')).size).toBe(1);
  for (const order of orders('quiz-race')) expect(order.split(',').toSorted().join()).toBe('0,1,2,3');
});

test('[P4.56] an emoji every two seconds', () => {
  const game = table('quiz-race');
  game.join('ada');
  const show = () => game.send({ type: 'emoji', playerId: 'ada' });
  expect(show()).toBe('ok');
  game.wait(1999);
  expect(show()).toBe('too-soon');
  game.wait(1);
  expect(show()).toBe('ok');
});

test('who needs more time has half as much again, and what is left of it counts as much', () => {
  const game = table('quiz-race');
  game.join('ada', 'bo', 'slow');
  game.start();
  game.ask();
  const half = 25_000 * 0.75;
  game.wait(half);
  expect([game.answer('slow', true), game.player('slow')?.score]).toEqual(['ok', 800]);
  game.wait(25_000 * 1.5 + NETWORK_MS - half - 1);
  expect([game.phase(), game.answer('ada', true)]).toEqual(['answer', 'too-late']);
  game.wait(1);
  expect(game.phase()).toBe('reveal');
});
