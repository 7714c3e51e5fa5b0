import { expect, test } from 'vitest';
import { restoreGame } from './restore-game.ts';
import { table } from './testing/table.ts';

/** What the records keep of a running game, and what becomes of it. */
function restored(game: ReturnType<ReturnType<typeof table>['game']>) {
  const players = [...game.players.values()].map((player) => ({
    ...player,
    face: game.quiz.faces.get(player.seat) ?? null,
    isRemoved: player.presence === 'removed',
    isGone: player.presence === 'gone',
  }));
  return restoreGame(game.quiz, players, 0);
}

test('a game comes back from its records as it was, in every phase: scores, rows of right answers, counts', () => {
  const seat = table('quiz-race');
  seat.join('ada', 'bob', 'cleo');
  seat.start();
  const compare = () => {
    const again = restored(seat.game());
    expect(again.quiz).toEqual({ ...seat.game().quiz, ready: 0 });
    for (const [id, { score, streak, bestStreak, answers }] of seat.game().players)
      expect(again.players.get(id), `${id} in ${seat.phase()}`).toMatchObject({
        score,
        streak,
        bestStreak,
        answers,
      });
  };
  for (let question = 0; question < 3; question += 1) {
    seat.ask();
    compare();
    seat.answer('ada', true);
    compare();
    seat.answer('bob', question === 1);
    compare();
    if (question !== 1) seat.answer('cleo', true);
    else seat.wait(60_000);
    compare();
  }
  seat.wait(60_000);
  compare();
});

test('who left before is gone, who was sent out stays out, all others are waited for', () => {
  const seat = table('class-quiz');
  seat.join('bob', 'cleo', 'dan', 'eve');
  seat.start();
  seat.ask();
  seat.send({ type: 'leave', playerId: 'bob' });
  seat.send({ type: 'remove', by: 'ada', playerId: 'cleo' });
  seat.send({ type: 'drop', playerId: 'dan' });
  const { quiz, players } = restored(seat.game());
  expect([...players.values()].map(({ presence }) => presence)).toEqual(['gone', 'removed', 'here', 'here']);
  expect([quiz.present, quiz.waiting]).toEqual([2, 2]);
});
