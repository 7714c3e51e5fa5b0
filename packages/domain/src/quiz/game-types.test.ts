import { expect, test } from 'vitest';
import { seededDice } from '../practice/dice.ts';
import { MAX_PLAYERS, QUIZ_SUBJECTS } from './game-types.ts';
import { roomCode } from './room-code.ts';
import { awards } from './awards.ts';
import { NETWORK_MS } from './phases.ts';
import { standings } from './standings.ts';
import { teamStandings } from './teams.ts';
import { QUESTIONS, table } from './testing/table.ts';

test('[P4.26] [P4.27] a duel that is even gets one sudden question, and only one', () => {
  const game = table('knowledge-battle');
  game.join('ada', 'bo');
  game.start();
  for (let at = 0; at < 3; at += 1) {
    game.ask();
    game.answer('ada', true);
    game.answer('bo', true);
  }
  game.ask();
  expect(game.game().quiz.question).toBe(3);
  game.answer('ada', false);
  game.answer('bo', false);
  game.wait(12_000);
  expect(game.phase()).toBe('podium');
});

test('[P4.26] a duel that is decided ends after its last question', () => {
  const game = table('knowledge-battle');
  game.join('ada', 'bo');
  game.start();
  for (let at = 0; at < 3; at += 1) {
    game.ask();
    game.answer('ada', at > 0);
    game.answer('bo', true);
  }
  game.wait(12_000);
  expect(game.phase()).toBe('podium');
  expect(standings(game.game()).map(({ playerId, rank }) => [playerId, rank])).toEqual([
    ['bo', 1],
    ['ada', 2],
  ]);
});

test('[P4.28] [P4.29] [S9.08] two balanced crews; a crew’s score is the mean of its members', () => {
  const game = table('team-challenge');
  const crew = ['ada', 'bo', 'cy', 'di', 'ed'];
  game.join(...crew);
  game.start();
  expect(
    teamStandings(game.game())
      .map(({ members }) => members)
      .toSorted((a, b) => a - b),
  ).toEqual([2, 3]);
  game.ask();
  for (const id of crew) game.answer(id, id === 'ada' || id === 'bo');
  for (const { team, score } of teamStandings(game.game())) {
    const scores = crew.flatMap((id) =>
      game.player(id)?.team === team ? [game.player(id)?.score ?? 0] : [],
    );
    expect(score).toBe(Math.round(scores.reduce((sum, one) => sum + one, 0) / scores.length));
  }
});

test('[P4.43] [P4.44] places with ties, and one true award for every child', () => {
  const game = table('quiz-race');
  game.join('ada', 'bo', 'cy', 'di');
  game.start();
  for (let at = 0; at < 3; at += 1) {
    game.ask();
    game.answer('ada', true);
    game.answer('bo', at === 2);
    game.answer('cy', false);
    if (at < 2) game.wait(25_000 + NETWORK_MS);
    else game.answer('di', false);
  }
  const given = awards(game.game());
  expect(given.map(({ playerId }) => playerId).toSorted()).toEqual(['ada', 'bo', 'cy', 'di']);
  expect(given.find(({ playerId }) => playerId === 'ada')).toEqual({
    playerId: 'ada',
    kind: 'first-place',
    count: 3,
  });
  expect(given.find(({ playerId }) => playerId === 'bo')).toEqual({
    playerId: 'bo',
    kind: 'came-back',
    count: 1,
  });
  expect(given.find(({ playerId }) => playerId === 'cy')).toEqual({
    playerId: 'cy',
    kind: 'answered-all',
    count: 3,
  });
  expect(given.find(({ playerId }) => playerId === 'di')).toEqual({
    playerId: 'di',
    kind: 'kept-going',
    count: 1,
  });
});

test('who practises alone is praised for what they did, not for being first of one', () => {
  const game = table('quiz-race', { seats: 1 });
  game.join('ada');
  game.start();
  for (const isRight of [true, false, true]) {
    game.ask();
    game.answer('ada', isRight);
  }
  expect(awards(game.game())).toEqual([{ playerId: 'ada', kind: 'came-back', count: 1 }]);
});

test('[S9.05] [S9.06] [S9.07] five subjects play; a race takes four, a duel two, a team game six, a class sixty', () => {
  expect(QUIZ_SUBJECTS).toEqual(['math', 'science', 'history', 'geography', 'english']);
  expect(MAX_PLAYERS).toEqual({
    'quiz-race': 4,
    'knowledge-battle': 2,
    'team-challenge': 6,
    'class-quiz': 60,
  });
});

test('[P4.08] a code has six signs and none that looks like another', () => {
  const dice = seededDice(4);
  for (let draw = 0; draw < 500; draw += 1)
    expect(roomCode((sides) => dice.int(0, sides - 1))).toMatch(/^[^01OIL]{6}$/);
});

test('[P4.28] crews are balanced, however many play; alone there is none', () => {
  for (const count of [2, 3, 4, 5, 6]) {
    const game = table('team-challenge');
    game.join('ada', ...['bo', 'cy', 'di', 'ed', 'flo'].slice(0, count - 1));
    game.start();
    const sizes = teamStandings(game.game()).map(({ members }) => members);
    expect(sizes.toSorted((a, b) => a - b)).toEqual([Math.floor(count / 2), Math.ceil(count / 2)]);
  }
  const alone = table('team-challenge', { seats: 1 });
  alone.join('ada');
  expect(alone.start()).toBe('ok');
  expect(alone.player('ada')?.team).toBeNull();
});

test('[P4.27] an even duel without a spare question ends even', () => {
  const game = table('knowledge-battle', {}, QUESTIONS.slice(0, 3));
  game.join('ada', 'bo');
  game.start();
  for (let at = 0; at < 3; at += 1) {
    game.ask();
    for (const id of ['ada', 'bo']) game.answer(id, true);
  }
  game.wait(12_000);
  expect([game.phase(), standings(game.game()).map(({ rank }) => rank)]).toEqual(['podium', [1, 1]]);
});
