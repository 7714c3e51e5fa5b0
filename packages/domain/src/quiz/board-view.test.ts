import { expect, test } from 'vitest';
import { boardView } from './board-view.ts';
import { myView } from './quiz-view.ts';
import { placesOf } from './standings.ts';
import { QUESTIONS, table } from './testing/table.ts';

const inClass = (right = 0) => {
  const game = table(
    'class-quiz',
    {},
    QUESTIONS.map((question) => ({ ...question, right })),
  );
  game.join('ada', 'bo');
  game.start();
  return game;
};

test('[P4.53] the projector shows the options in the order that every player of the class sees', () => {
  const game = inClass();
  game.ask();
  const player = game.game().players.get('ada');
  if (!player) throw new Error('Ada is not there');
  expect(boardView(game.game())?.options).toEqual(myView(game.game(), player, placesOf(game.game())).options);
});

test('[P9.01] what the projector shows before the reveal is the same, whatever the right answer is', () => {
  const boards = [0, 1, 2, 3].map((right) => {
    const game = inClass(right);
    const reading = boardView(game.game());
    game.ask();
    game.send({ type: 'answer', playerId: 'ada', place: 1 });
    return [reading, boardView(game.game())];
  });
  for (const board of boards) expect(board).toEqual(boards[0]);
  expect(boards[0]?.[1]).toMatchObject({ right: null, chosen: [] });
});

test('from the reveal on the board counts who chose what, and every answer once', () => {
  const game = inClass();
  game.ask();
  game.answer('ada', true);
  game.answer('bo', false);
  const board = boardView(game.game());
  expect(board?.chosen[board.right ?? -1]).toBe(1);
  expect(board?.chosen.reduce((sum, count) => sum + count, 0)).toBe(2);
});

test('games without a projector have no board', () => {
  const game = table('quiz-race');
  expect(boardView(game.game())).toBeNull();
});
