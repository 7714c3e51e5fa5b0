import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { AVATARS, drawnAlias } from './aliases.ts';
import { gameView, myView, phaseView, revealView, seatView } from './quiz-view.ts';
import { placesOf } from './standings.ts';
import { QUESTIONS, table } from './testing/table.ts';

type Table = ReturnType<typeof table>;
/** All that leaves the server at a moment, for everybody in the game. */
function seenBy({ game, now }: Table, id: string) {
  const player = game().players.get(id);
  if (!player) throw new Error(`${id} is not there`);
  return {
    game: gameView(game().quiz),
    phase: phaseView(game(), now()),
    reveal: revealView(game().quiz),
    seats: [...game().players.values()].map((one) => seatView(game().quiz, one)),
    me: myView(game(), player, placesOf(game())),
  };
}

test('[P3.07] [P9.01] what leaves the server before the reveal is the same, whatever the right answer is', () => {
  const games = [0, 1, 2, 3].map((right) => {
    const game = table(
      'quiz-race',
      {},
      QUESTIONS.map((question) => ({ ...question, right })),
    );
    game.join('ada', 'bo');
    game.start();
    game.ask();
    game.send({ type: 'answer', playerId: 'ada', place: 1 });
    return game;
  });
  const views = games.map((game) => ({ ada: seenBy(game, 'ada'), bo: seenBy(game, 'bo') }));
  for (const view of views) expect(view).toEqual(views[0]);
  expect(JSON.stringify(views[0])).not.toMatch(/explanation|It is/);
  expect(views[0]?.ada.me.chosen).toBe(1);
});

test('[P4.42] the reveal tells the right answer in words, the own one by its place, and why', () => {
  const game = table('quiz-race');
  game.join('ada', 'bo');
  game.start();
  game.ask();
  game.answer('ada', true);
  game.answer('bo', false);
  const [ada, bo] = [seenBy(game, 'ada'), seenBy(game, 'bo')];
  expect(ada.reveal).toEqual({ right: 'zero', explanation: 'It is.' });
  expect(ada.me.result).toMatchObject({ correct: true, points: 1000 });
  expect(ada.me.options[ada.me.result?.rightPlace ?? -1]).toBe('zero');
  expect(bo.me.result).toMatchObject({ correct: false, points: 0 });
  expect(bo.me.options[bo.me.chosen ?? -1]).not.toBe('zero');
});

test('[P1.51] others see an alias and a picture, and nothing by which somebody is known', () => {
  const game = table('quiz-race');
  game.join('ada', 'bo');
  game.start();
  game.ask();
  expect(JSON.stringify(seenBy(game, 'ada'))).not.toMatch(/"(id|playerId|userId)"|"ada"|"bo"/);
});

test('no two aliases alike among 2,000 seats, and another one in the next game', () => {
  const names = Array.from({ length: 2000 }, (_, at) => drawnAlias(5, at + 1).name);
  expect(new Set(names).size).toBe(2000);
  expect(new Set(Array.from({ length: 40 }, (_, at) => drawnAlias(5, at + 1).avatar)).size).toBe(40);
  expect(drawnAlias(6, 1)).not.toEqual(drawnAlias(5, 1));
  expect(drawnAlias(5, 3)).toEqual(drawnAlias(5, 3));
});

test('every avatar has its drawing', () => {
  const things = join(import.meta.dirname, '../../../ui/src/things');
  for (const avatar of AVATARS) expect(existsSync(join(things, `${avatar}.svg`)), avatar).toBe(true);
});

test('a scoreboard tells the first five, with ties in the order of their seats', () => {
  const game = table('team-challenge');
  game.join('ada', 'bo', 'cy', 'di', 'ed', 'flo');
  game.start();
  game.ask();
  for (const id of ['ada', 'bo', 'cy', 'di', 'ed', 'flo']) game.answer(id, id !== 'ada');
  game.wait(12_000);
  const { phase, top } = phaseView(game.game(), game.now());
  expect([phase, top.map(({ seat, rank }) => [seat, rank])]).toEqual([
    'scoreboard',
    [
      [2, 1],
      [3, 1],
      [4, 1],
      [5, 1],
      [6, 1],
    ],
  ]);
});

test('while the host pauses, what is left of the phase stands still', () => {
  const game = table('class-quiz');
  game.join('bo');
  game.start();
  game.ask();
  game.wait(5000);
  game.send({ type: 'pause', by: 'ada' });
  const { leftMs } = phaseView(game.game(), game.now());
  game.wait(7000);
  expect(phaseView(game.game(), game.now())).toMatchObject({ isPaused: true, leftMs });
});

test('after a question a player hears of the own place, the places it won, and what is missing to the next', () => {
  const game = table('class-quiz', { scoring: 'calm' });
  game.join('bo', 'cy', 'di');
  game.start();
  game.ask();
  for (const [id, isRight] of [
    ['bo', true],
    ['cy', true],
    ['di', false],
  ] as const)
    game.answer(id, isRight);
  const mine = (id: string) => {
    const player = game.player(id);
    if (!player) throw new Error('not in the game');
    const { rank, moved, gap } = myView(game.game(), player, placesOf(game.game()));
    return { rank, moved, gap };
  };
  expect(mine('bo')).toEqual({ rank: 1, moved: null, gap: null });
  expect(mine('di')).toEqual({ rank: 3, moved: null, gap: 1000 });
  game.ask();
  expect(mine('bo')).toEqual({ rank: null, moved: null, gap: null });
  for (const [id, isRight] of [
    ['bo', false],
    ['cy', true],
    ['di', true],
  ] as const)
    game.answer(id, isRight);
  expect(mine('cy')).toEqual({ rank: 1, moved: 0, gap: null });
  expect(mine('bo')).toEqual({ rank: 2, moved: -1, gap: 1000 });
  expect(mine('di')).toEqual({ rank: 2, moved: 1, gap: 1000 });
});
