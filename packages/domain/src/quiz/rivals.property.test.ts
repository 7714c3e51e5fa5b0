import fc from 'fast-check';
import { expect, test } from 'vitest';
import { awards } from './awards.ts';
import { GHOST_NAME, nextRivalAt, ROBOTS, withRivals, withRobots } from './rivals.ts';
import type { Game, Player } from './quiz.ts';
import { myView, phaseView, seatView } from './quiz-view.ts';
import { restoreGame } from './restore-game.ts';
import { placesOf, standings } from './standings.ts';
import { table } from './testing/table.ts';

const QUESTIONS = Array.from({ length: 40 }, (_, at) => ({
  ref: `math#${at}`,
  question: `What is ${at}?`,
  options: ['zero', 'one', 'two', 'three'],
  right: at % 4,
  explanation: 'It is.',
}));
const alone = (seed: number, questionCount = 10) => {
  const game = table('quiz-race', { seats: 1, robots: true, seed, questionCount }, QUESTIONS);
  game.join('ada');
  game.start();
  return game;
};
const robotsOf = (game: Game, now: number): Player[] =>
  [...withRivals(game, now).players.values()].filter(({ rival }) => rival === 'robot');
/** All that leaves the server. */
const told = (game: Game, now: number) => {
  const shown = withRivals(game, now);
  return JSON.stringify([
    phaseView(withRobots(game, now), now),
    [...shown.players.values()].map((player) => seatView(shown.quiz, player)),
  ]);
};

test('robots are no players: nobody waits for them, they are in no standings that are written, and awards are for children', () => {
  const game = alone(3, 3);
  for (let at = 0; at < 3; at += 1) {
    game.ask();
    expect(game.game().quiz.present).toBe(1);
    game.answer('ada', true);
    expect(game.phase()).toBe('reveal');
  }
  game.wait(60_000);
  expect(game.phase()).toBe('podium');
  expect([...game.game().players.keys()]).toEqual(['ada']);
  expect(standings(game.game()).map(({ playerId }) => playerId)).toEqual(['ada']);
  expect(awards(game.game()).map(({ kind }) => kind)).toEqual(['every-question-right']);
  const shown = withRobots(game.game(), game.now());
  const top = phaseView(shown, game.now()).top;
  expect(top.map(({ name }) => name).filter((name) => name.startsWith('Robot'))).toHaveLength(3);
  expect(
    top
      .filter(({ rival }) => rival === 'robot')
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(ROBOTS.map(({ name }) => name).toSorted());
});

test('a robot does the same in a restored game, and only what its time allows', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 0, max: 25_000 }), (seed, afterMs) => {
      const game = alone(seed);
      game.ask();
      game.answer('ada', true);
      game.ask();
      const { quiz } = game.game();
      const now = quiz.phaseAt + afterMs;
      const ada = [...game.game().players.values()].map((player) => ({
        ...player,
        face: null,
        isRemoved: false,
        isGone: false,
      }));
      expect(robotsOf(restoreGame(quiz, ada, 0), now)).toEqual(robotsOf(game.game(), now));
      for (const { answers } of robotsOf(game.game(), now))
        for (const { question, answerMs } of answers)
          expect(question < quiz.question || answerMs <= afterMs).toBe(true);
    }),
  );
});

test('the rivals answer one after the other, each in the time for an answer', () => {
  const game = alone(11);
  game.ask();
  const { quiz } = game.game();
  const times: number[] = [];
  for (let now = quiz.phaseAt, at: number | null = now; at !== null;) {
    at = nextRivalAt(quiz, now);
    if (at !== null) times.push((now = at) - quiz.phaseAt);
  }
  expect(times.length).toBeGreaterThan(0);
  for (const ms of times) expect(ms >= 3000 && ms < 25_000).toBe(true);
  expect(nextRivalAt({ ...quiz, phase: 'reveal' }, quiz.phaseAt)).toBeNull();
});

test('the three are right in about 50, 70 and 85 of a hundred questions', () => {
  const right = ROBOTS.map(() => 0);
  for (let seed = 0; seed < 60; seed += 1) {
    const game = alone(seed, 40);
    const { quiz } = game.game();
    const over = { ...game.game(), quiz: { ...quiz, phase: 'reveal', question: 39 } } as const;
    for (const [at, { answers }] of robotsOf(over, 0).entries())
      right[at] = (right[at] ?? 0) + answers.filter(({ correct }) => correct).length;
  }
  for (const [at, { right: percent }] of ROBOTS.entries())
    expect(Math.abs((right[at] ?? 0) / 24 - percent)).toBeLessThan(4);
});

test('[P3.07] what is told of robots before a reveal is the same whatever the right answer is', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 0, max: 25_000 }), (seed, afterMs) => {
      const game = alone(seed);
      game.ask();
      const { quiz, players } = game.game();
      const now = quiz.phaseAt + afterMs;
      const questions = quiz.questions.map((one, at) =>
        at === 0 ? { ...one, right: (one.right + 1) % 4 } : one,
      );
      expect(told({ quiz: { ...quiz, questions }, players }, now)).toBe(told({ quiz, players }, now));
    }),
  );
});

test('the ghost flies on the track as the last game went, and stands on no place', () => {
  const game = table('quiz-race', { seats: 1 });
  game.join('ada');
  const ghost = [true, false, true].map((correct, question) => ({
    question,
    option: 0,
    correct,
    answerMs: 4000,
    points: correct ? 900 : 0,
  }));
  game.start();
  game.ask();
  game.answer('ada', true);
  const withGhost = { ...game.game(), quiz: { ...game.game().quiz, ghost } };
  const shown = withRivals(withGhost, game.now());
  const views = [...shown.players.values()].map((player) => seatView(shown.quiz, player));
  const mine = views.find(({ rival }) => rival === undefined);
  expect(views.find(({ rival }) => rival === 'ghost')).toMatchObject({
    name: GHOST_NAME,
    avatar: mine?.avatar,
    right: 1,
    isRight: true,
  });
  const ranked = withRobots(withGhost, game.now());
  expect([...ranked.players.keys()]).toEqual(['ada']);
  const ada = game.player('ada');
  if (!ada) throw new Error('ada plays');
  expect(myView(withGhost, ada, placesOf(ranked)).rank).toBe(1);
});
