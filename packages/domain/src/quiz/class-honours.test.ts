import { expect, test } from 'vitest';
import { classHonours } from './class-honours.ts';
import { standings } from './standings.ts';
import { table } from './testing/table.ts';
import { always } from './testing/walks.ts';

const [R, W] = [true, false];

/** What each answers to each question, and after how many seconds. */
function played(crew: Readonly<Record<string, readonly (readonly [boolean, number])[]>>) {
  const game = table('class-quiz', { scoring: 'calm', questionCount: 3 });
  game.join(...Object.keys(crew));
  game.start();
  for (let at = 0; at < 3; at += 1) {
    game.ask();
    const given = Object.entries(crew).flatMap(([id, answers]) => {
      const answer = answers[at];
      return answer ? [{ id, isRight: answer[0], after: answer[1] }] : [];
    });
    let waited = 0;
    for (const { id, isRight, after } of given.toSorted((a, b) => a.after - b.after)) {
      game.wait((after - waited) * 1000);
      waited = after;
      game.answer(id, isRight);
    }
    if (game.phase() === 'answer') game.skip();
  }
  return classHonours(game.game()).map(({ kind, playerId, count }) => [kind, playerId, count]);
}

test('the best comeback, the most patient and the longest row are what really happened', () => {
  const honours = played({
    ann: [
      [R, 1],
      [R, 1],
      [R, 1],
    ],
    bo: [
      [R, 1],
      [W, 1],
      [W, 1],
    ],
    cy: [
      [R, 1],
      [W, 1],
      [W, 1],
    ],
    di: [
      [W, 1],
      [R, 1],
      [R, 1],
    ],
    eve: [
      [R, 20],
      [R, 24],
      [W, 1],
    ],
  });
  expect(honours).toEqual([
    ['best-comeback', 'di', 3],
    ['most-patient', 'eve', 22],
    ['longest-row', 'ann', 3],
  ]);
});

test('of equal facts the one goes first who has no other honour and stands on no step', () => {
  const row = [
    [R, 1],
    [R, 1],
    [R, 1],
  ] as const;
  const honours = played({ ann: row, bo: row, cy: row, di: row });
  expect(honours).toEqual([['longest-row', 'ann', 3]]);
});

test('what would be chance is no honour: two right ones are no row, one right answer is no patience', () => {
  expect(
    played({
      ann: [
        [R, 9],
        [W, 1],
        [W, 1],
      ],
      bo: [
        [W, 1],
        [W, 1],
        [W, 1],
      ],
    }),
  ).toEqual([]);
});

test('[P4.44] whatever happens: honours are of players who are in, and each fact is the most of all', () => {
  let seen = 0;
  always((_before, after) => {
    if (after.quiz.phase !== 'podium') return;
    const ids = standings(after).map(({ playerId }) => playerId);
    const honours = classHonours(after);
    seen += 1;
    for (const { playerId, kind, count } of honours) {
      expect(ids).toContain(playerId);
      expect(count).toBeGreaterThan(1);
      if (kind === 'longest-row')
        expect(count).toBe(Math.max(...ids.map((id) => after.players.get(id)?.bestStreak ?? 0)));
    }
    expect(new Set(honours.map(({ kind }) => kind)).size).toBe(honours.length);
  });
  expect(seen).toBeGreaterThan(0);
});
