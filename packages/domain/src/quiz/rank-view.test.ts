import { expect, test } from 'vitest';
import { climberOf, rankViews } from './rank-view.ts';
import { table } from './testing/table.ts';

const IDS = ['ann', 'bo', 'cy', 'di', 'eve'] as const;

function afterTwo(second: readonly boolean[]) {
  const game = table('class-quiz', { scoring: 'calm' });
  game.join(...IDS);
  game.start();
  const first = [true, true, true, true, false];
  for (const rights of [first, second]) {
    game.ask();
    for (const [at, id] of IDS.entries()) game.answer(id, rights[at] ?? false);
    game.skip();
  }
  return game;
}

test('a row of the scores tells where it came from: score, row and places won', () => {
  const rows = rankViews(afterTwo([false, false, false, false, true]).game(), 5);
  expect(
    rows.map(({ seat, rank, before, moved, streak }) => [seat, rank, before?.row, moved, streak]),
  ).toEqual([
    [1, 1, 0, 0, 0],
    [2, 1, 1, 0, 0],
    [3, 1, 2, 0, 0],
    [4, 1, 3, 0, 0],
    [5, 1, 4, 4, 1],
  ]);
  expect(rows.map(({ score, before }) => score - (before?.score ?? 0))).toEqual([0, 0, 0, 0, 1000]);
});

test('who climbs three places or more by a question is a moment; two are none, and none is told before the scores', () => {
  const game = afterTwo([false, false, false, false, true]);
  expect(climberOf(game.game())).toMatchObject({ seat: 5, moved: 4 });
  game.ask();
  expect(climberOf(game.game())).toBeNull();
  expect(rankViews(game.game(), 5).every(({ before }) => before === null)).toBe(true);
  expect(climberOf(afterTwo([true, false, false, true, false]).game())).toBeNull();
});
