import { expect, test } from 'vitest';
import { GRADES } from '../grades.ts';
import { seededDice } from '../practice/dice.ts';
import { reopen } from './advance.ts';
import { awards } from './awards.ts';
import { MAX_PLAYERS, type GameType } from './game-types.ts';
import { newGame } from './new-game.ts';
import { optionOrder } from './option-order.ts';
import { NETWORK_MS, paceOf } from './phases.ts';
import { playQuiz, type QuizEvent } from './play.ts';
import { settle, type Game, type QuizQuestion, type QuizSettings } from './quiz.ts';
import { answerPoints, defaultScoring } from './score.ts';
import { standings } from './standings.ts';
import { teamStandings } from './teams.ts';

const QUESTIONS: QuizQuestion[] = Array.from({ length: 4 }, (_, at) => ({
  ref: `math#${at}`,
  question: `What is ${at}?`,
  options: ['zero', 'one', 'two', 'three'],
  right: at,
  explanation: 'It is.',
}));
const settings = (gameType: GameType, more: Partial<QuizSettings> = {}): QuizSettings => ({
  gameType,
  grade: '3rd',
  scoring: 'classic',
  seats: MAX_PLAYERS[gameType],
  questionCount: 3,
  seed: 7,
  ...more,
});

/** A game at a table: events by word, a clock that is moved by hand. */
function table(gameType: GameType, more: Partial<QuizSettings> = {}) {
  let game: Game = newGame(settings(gameType, more), QUESTIONS, 'ada', 0);
  let now = 0;
  const dice = seededDice(1);
  const send = (event: QuizEvent): string => {
    const move = playQuiz(game, event, now, dice);
    if (!move.ok) return move.refusal;
    game = settle(game, move.change);
    return 'ok';
  };
  const placeOf = (id: string, isRight: boolean): number => {
    const order = optionOrder(game.quiz, game.quiz.question, game.players.get(id) ?? null);
    return order.findIndex((option) => (option === QUESTIONS[game.quiz.question]?.right) === isRight);
  };
  return {
    send,
    game: () => game,
    phase: () => game.quiz.phase,
    player: (id: string) => game.players.get(id),
    wait: (ms: number) => {
      now += ms;
      return send({ type: 'clock' });
    },
    join: (...ids: string[]) =>
      ids.map((id) =>
        send({ type: 'join', newcomer: { id, seat: game.players.size + 1, hasExtraTime: id === 'slow' } }),
      ),
    start: () => send({ type: 'start', by: 'ada' }),
    answer: (id: string, isRight: boolean) =>
      send({ type: 'answer', playerId: id, place: placeOf(id, isRight) }),
    /** To the answers of the next question. */
    ask: () => {
      for (let step = 0; game.quiz.phase !== 'answer' && step < 6; step += 1) {
        now = game.quiz.phaseEndsAt ?? now;
        send({ type: 'clock' });
      }
    },
    now: () => now,
  };
}

test('[P4.15] [P4.16] read and answer times of every grade', () => {
  expect(GRADES.map((grade) => [paceOf(grade).readMs / 1000, paceOf(grade).answerMs / 1000])).toEqual([
    [8, 45],
    [8, 45],
    [6, 30],
    [6, 30],
    [5, 25],
    [5, 25],
    [4, 20],
    [4, 20],
  ]);
});

test('[P4.20] [P4.21] calm pays 1000 or 0 and is the default to 2nd grade', () => {
  expect(GRADES.map(defaultScoring)).toEqual([
    'calm',
    'calm',
    'calm',
    'calm',
    'classic',
    'classic',
    'classic',
    'classic',
  ]);
  expect(answerPoints('calm', true, { leftMs: 1, ofMs: 20_000 }, 9)).toBe(1000);
  expect(answerPoints('calm', false, { leftMs: 20_000, ofMs: 20_000 }, 0)).toBe(0);
});

test('[P4.22] [P4.24] classic pays 600 and up to 400 for the time left, never less than nothing', () => {
  const points = (leftMs: number) => answerPoints('classic', true, { leftMs, ofMs: 20_000 }, 1);
  expect([20_000, 15_000, 10_000, 1, 0, -300].map(points)).toEqual([1000, 900, 800, 600, 600, 600]);
  expect(answerPoints('classic', false, { leftMs: 20_000, ofMs: 20_000 }, 0)).toBe(0);
});

test('[P4.23] from the third right answer in a row classic adds 50 a step, at most 150', () => {
  const bonus = (streak: number) => answerPoints('classic', true, { leftMs: 0, ofMs: 20_000 }, streak) - 600;
  expect([1, 2, 3, 4, 5, 6, 9].map(bonus)).toEqual([0, 0, 50, 100, 150, 150, 150]);
});

test('[P4.11] a game starts at two or more, and only by its host', () => {
  const game = table('quiz-race');
  game.join('ada');
  expect(game.start()).toBe('too-few-players');
  game.join('bo');
  expect(game.send({ type: 'start', by: 'bo' })).toBe('not-the-host');
  expect(game.start()).toBe('ok');
  expect(game.phase()).toBe('countdown');
  expect(game.start()).toBe('wrong-phase');
});

test('[P4.12] [S9.07] a duel starts at exactly two', () => {
  const game = table('knowledge-battle');
  game.join('ada');
  expect(game.start()).toBe('too-few-players');
  expect(game.join('bo', 'cy')).toEqual(['ok', 'game-full']);
  expect(game.start()).toBe('ok');
});

test('[P4.13] one child alone may practise', () => {
  const game = table('quiz-race', { seats: 1 });
  game.join('ada');
  expect(game.start()).toBe('ok');
  game.ask();
  expect(game.answer('ada', true)).toBe('ok');
  expect(game.phase()).toBe('reveal');
});

test('[P4.07] the phases come in order, each by the clock: countdown 3 s, read, answer, reveal, scoreboard', () => {
  const game = table('quiz-race');
  game.join('ada', 'bo');
  game.start();
  expect(game.wait(2999)).toBe('ok');
  expect(game.phase()).toBe('countdown');
  game.wait(1);
  expect([game.phase(), game.game().quiz.question]).toEqual(['read', 0]);
  game.wait(5000);
  expect(game.phase()).toBe('answer');
  game.wait(25_000 + NETWORK_MS);
  expect(game.phase()).toBe('reveal');
  game.wait(12_000);
  expect(game.phase()).toBe('scoreboard');
  game.wait(6000);
  expect([game.phase(), game.game().quiz.question]).toEqual(['read', 1]);
});

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
  const score = game.player('ada')?.score;
  game.wait(60_000);
  game.join('ada');
  expect([game.player('ada')?.presence, game.player('ada')?.score]).toEqual(['here', score]);
});

test('[P4.14] a host who is gone hands over to the longest-present player', () => {
  const game = table('quiz-race');
  game.join('ada', 'bo', 'cy');
  game.send({ type: 'drop', playerId: 'bo' });
  game.wait(1000);
  game.join('bo');
  game.send({ type: 'host-away' });
  expect(game.game().quiz.hostId).toBe('ada');
  game.send({ type: 'drop', playerId: 'ada' });
  game.send({ type: 'host-away' });
  expect(game.game().quiz.hostId).toBe('cy');
});

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
      .toSorted(),
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

test('[P4.33] class-quiz lets children in between questions, the others do not', () => {
  const game = table('class-quiz');
  game.join('bo');
  game.start();
  expect(game.join('cy')).toEqual(['game-started']);
  game.ask();
  expect(game.join('cy')).toEqual(['game-started']);
  game.answer('bo', true);
  expect(game.phase()).toBe('reveal');
  expect(game.join('cy')).toEqual(['ok']);
  const race = table('quiz-race');
  race.join('ada', 'bo');
  race.start();
  race.ask();
  for (const id of ['ada', 'bo']) race.answer(id, true);
  expect(race.join('cy')).toEqual(['game-started']);
});

test('[P4.34] the host of a class-quiz pauses, goes on, skips and locks', () => {
  const game = table('class-quiz');
  game.join('bo', 'cy');
  game.start();
  game.ask();
  game.wait(5000);
  game.send({ type: 'pause', by: 'ada' });
  expect(game.answer('bo', true)).toBe('game-paused');
  game.wait(600_000);
  expect(game.phase()).toBe('answer');
  game.send({ type: 'resume', by: 'ada' });
  expect(game.answer('bo', true)).toBe('ok');
  expect(game.player('bo')?.score).toBe(600 + Math.round(400 * (20 / 25)));
  game.send({ type: 'skip', by: 'ada' });
  expect(game.phase()).toBe('reveal');
  game.send({ type: 'lock', by: 'ada' });
  expect(game.join('di')).toEqual(['game-locked']);
  game.send({ type: 'unlock', by: 'ada' });
  expect(game.join('di')).toEqual(['ok']);
});

test('[P4.35] the host of a class-quiz removes a player and lets them back in, with their score', () => {
  const game = table('class-quiz');
  game.join('bo', 'cy');
  game.start();
  game.ask();
  game.answer('bo', true);
  const score = game.player('bo')?.score;
  game.send({ type: 'remove', by: 'ada', playerId: 'bo' });
  expect(game.join('bo')).toEqual(['removed-by-host']);
  expect(standings(game.game()).map(({ playerId }) => playerId)).toEqual(['cy']);
  game.send({ type: 'let-back', by: 'ada', playerId: 'bo' });
  expect(game.join('bo')).toEqual(['ok']);
  expect(game.player('bo')?.score).toBe(score);
  const race = table('quiz-race');
  race.join('ada', 'bo');
  expect(race.send({ type: 'remove', by: 'ada', playerId: 'bo' })).toBe('not-the-host');
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

test('a question that a crash interrupted opens again with what was left and five seconds; answers stay', () => {
  const game = table('quiz-race');
  game.join('ada', 'bo');
  game.start();
  game.ask();
  game.wait(10_000);
  game.answer('ada', true);
  const later = game.now() + 3000;
  const { quiz, players } = reopen(game.game(), later);
  expect((quiz.phaseEndsAt ?? 0) - later).toBe(25_000 + NETWORK_MS - 13_000 + 5000);
  expect(players.get('ada')?.answers).toHaveLength(1);
  const longAfter = reopen(game.game(), later + 3_600_000).quiz;
  expect((longAfter.phaseEndsAt ?? 0) - (later + 3_600_000)).toBe(5000);
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

test('a host ends a game: with what was played on the podium, closed when nothing was', () => {
  const game = table('quiz-race');
  game.join('ada', 'bo');
  game.start();
  game.ask();
  game.answer('ada', true);
  expect(game.send({ type: 'end', by: 'ada' })).toBe('ok');
  expect(game.phase()).toBe('podium');
  const other = table('quiz-race');
  other.join('ada');
  other.send({ type: 'end', by: 'ada' });
  expect(other.phase()).toBe('closed');
  expect(other.join('bo')).toEqual(['game-started']);
});
