import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hintedOption } from './crew-boosts.ts';
import { BOOST_KINDS } from './boost.ts';
import { AWAY } from './crews.ts';
import { optionOrder } from './option-order.ts';
import type { Game } from './quiz.ts';
import { myView, phaseView } from './quiz-view.ts';
import { restoreGame } from './restore-game.ts';
import { placesOf } from './standings.ts';
import { teamStandings } from './teams.ts';
import { table } from './testing/table.ts';
import { always } from './testing/walks.ts';

const sizesOf = (game: Game) => teamStandings(game).map(({ members }) => members);
const spread = (sizes: readonly number[]) => Math.max(...sizes) - Math.min(...sizes);
const names = (count: number) => Array.from({ length: count }, (_, at) => `child-${at}`);
/** What the records keep of a game, restored on another server. */
const again = (game: Game): Game =>
  restoreGame(
    game.quiz,
    [...game.players.values()].map((player) => ({
      ...player,
      face: null,
      isRemoved: player.presence === 'removed',
      isGone: player.presence === 'gone',
    })),
    0,
  );

test('[P4.28] a class spreads evenly over its crews, whoever comes in whatever order', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 6 }),
      fc.integer({ min: 0, max: 60 }),
      fc.nat(),
      (crews, count, seed) => {
        const game = table('class-quiz', { crews, seed });
        game.join(...names(count));
        expect(spread(sizesOf(game.game()))).toBeLessThanOrEqual(1);
        expect(sizesOf(game.game()).reduce((sum, one) => sum + one, 0)).toBe(count);
      },
    ),
  );
});

test('who comes late flies with the smallest crew, who comes back with the crew they had', () => {
  const game = table('class-quiz', { crews: 3 });
  game.join(...names(6));
  const crew = game.player('child-0')?.team;
  game.start();
  game.ask();
  game.send({ type: 'remove', by: 'ada', playerId: 'child-0' });
  game.join('late');
  expect(game.player('late')?.team).toBe(crew);
  game.send({ type: 'let-back', by: 'ada', playerId: 'child-0' });
  game.join('child-0');
  game.send({ type: 'leave', playerId: 'child-3' });
  const before = game.player('child-3')?.team;
  game.join('child-3');
  expect([game.player('child-0')?.team, game.player('child-3')?.team]).toEqual([crew, before]);
});

test('[P4.29] a crew of five against one of four: the mean decides, and who was sent out is not in it', () => {
  const game = table('class-quiz', { crews: 2, scoring: 'calm' });
  game.join(...names(9));
  game.start();
  game.ask();
  for (const id of names(9)) game.answer(id, true);
  expect(teamStandings(game.game()).map(({ score }) => score)).toEqual([1000, 1000]);
  game.ask();
  const crew = names(9).filter((id) => game.player(id)?.team === 0);
  for (const id of names(9)) game.answer(id, id !== crew[0]);
  const mean = 1000 + Math.round((1000 * (crew.length - 1)) / crew.length);
  expect(teamStandings(game.game())[0]?.score).toBe(mean);
  game.send({ type: 'remove', by: 'ada', playerId: crew[0] ?? '' });
  expect(teamStandings(game.game())[0]).toMatchObject({ score: 2000, members: crew.length - 1 });
});

test('who comes late pulls no crew down: a question counts for those who were there', () => {
  const game = table('class-quiz', { crews: 2, scoring: 'calm' });
  game.join(...names(2));
  game.start();
  game.ask();
  for (const id of names(2)) game.answer(id, true);
  game.join('late', 'later');
  expect(teamStandings(game.game()).map(({ score }) => score)).toEqual([1000, 1000]);
  const { players, quiz } = again(game.game());
  expect(teamStandings({ players, quiz })).toEqual(teamStandings(game.game()));
});

test('who is away at the start counts from the question at which they are back', () => {
  const game = table('class-quiz', { crews: 2, scoring: 'calm' });
  game.join(...names(4));
  game.send({ type: 'leave', playerId: 'child-3' });
  game.start();
  expect(game.player('child-3')?.from).toBe(AWAY);
  expect(again(game.game()).quiz.waiting).toBe(game.game().quiz.waiting);
  game.ask();
  for (const id of names(3)) game.answer(id, true);
  expect(teamStandings(game.game()).map(({ score }) => score)).toEqual([1000, 1000]);
  const crew = game.player('child-3')?.team;
  game.join('child-3');
  expect(game.player('child-3')).toMatchObject({ team: crew, from: 1 });
});

/** Two good questions: each crew has earned a boost, and the scores stand. */
function charged(more: Parameters<typeof table>[1] = {}) {
  const game = table('class-quiz', { crews: 2, scoring: 'calm', questionCount: 4, ...more });
  game.join(...names(4));
  game.start();
  for (let at = 0; at < 2; at += 1) {
    game.ask();
    for (const id of names(4)) game.answer(id, true);
  }
  game.skip();
  const mates = names(4).filter((id) => game.player(id)?.team === 0);
  const press = (playerId: string, kind: (typeof BOOST_KINDS)[number], question = 2) =>
    game.send({ type: 'boost', playerId, kind, question });
  return { game, mates, press };
}

test('two good questions in a row earn one boost; two presses at once use it once', () => {
  const { game, mates, press } = charged();
  const [one = '', other = ''] = mates;
  expect(teamStandings(game.game()).map(({ charges, row }) => [charges, row])).toEqual([
    [1, 2],
    [1, 2],
  ]);
  expect([press(one, 'double'), press(other, 'double'), press(other, 'shield')]).toEqual([
    'ok',
    'ok',
    'no-boost',
  ]);
  expect(game.game().quiz.boosts).toEqual([{ team: 0, kind: 'double', question: 2 }]);
});

test('a boost is no use to who is not in the crew, comes too late, or means another question', () => {
  const { game, mates, press } = charged();
  const [one = ''] = mates;
  expect([press('ada', 'double'), press('stranger', 'double')]).toEqual([
    'not-in-this-game',
    'not-in-this-game',
  ]);
  expect([press(one, 'double', 1), press(one, 'double', 3)]).toEqual(['wrong-phase', 'wrong-phase']);
  game.send({ type: 'remove', by: 'ada', playerId: one });
  expect(press(one, 'double')).toBe('not-in-this-game');
  game.ask();
  expect(press(mates[1] ?? '', 'double')).toBe('wrong-phase');
});

test('double counts the question twice for the crew, shield leaves out what was missed; a child’s own score is the same', () => {
  const scores = (['double', 'shield', null] as const).map((kind) => {
    const { game, mates, press } = charged();
    if (kind !== null) press(mates[0] ?? '', kind);
    game.ask();
    for (const id of names(4)) game.answer(id, id !== mates[0]);
    const own = names(4).map((id) => game.player(id)?.score);
    expect(own.toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual([2000, 3000, 3000, 3000]);
    return teamStandings(game.game())[0]?.score;
  });
  expect(scores).toEqual([3000, 3000, 2500]);
});

test('a shield keeps the row of a crew that missed', () => {
  const { game, mates, press } = charged();
  press(mates[0] ?? '', 'shield');
  game.ask();
  for (const id of names(4)) game.answer(id, false);
  expect(teamStandings(game.game()).map(({ row }) => row)).toEqual([2, 0]);
});

test('[P3.07] a hint takes away one wrong answer of its own crew, and is no key: two answers at least are left', () => {
  const { game, mates, press } = charged();
  expect(press(mates[0] ?? '', 'hint')).toBe('ok');
  game.ask();
  const { quiz, players } = game.game();
  const places = placesOf(game.game());
  for (const player of players.values()) {
    const { hinted, options } = myView(game.game(), player, places);
    expect(hinted !== null).toBe(player.team === 0);
    if (hinted === null) continue;
    expect(options.length).toBeGreaterThanOrEqual(3);
    expect(optionOrder(quiz, quiz.question, player)[hinted]).not.toBe(quiz.questions[quiz.question]?.right);
    expect(game.send({ type: 'answer', playerId: player.id, place: hinted })).toBe('no-such-option');
  }
  const two = charged();
  expect(phaseView(two.game.game(), 0).boostFor).toEqual({ question: 3, mayHint: true });
});

const press = fc.record({
  child: fc.integer({ min: 0, max: 7 }),
  kind: fc.constantFrom(...BOOST_KINDS),
  question: fc.integer({ min: 0, max: 5 }),
});
const flight = fc.array(
  fc.record({
    right: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
    act: fc.constantFrom<'leave' | 'remove' | 'join' | null>('leave', 'remove', 'join', null),
    child: fc.integer({ min: 0, max: 5 }),
    presses: fc.array(press, { maxLength: 4 }),
  }),
  { minLength: 5, maxLength: 5 },
);
const QUESTIONS = Array.from({ length: 5 }, (_, at) => ({
  ref: `math#${at}`,
  question: `What is ${at}?`,
  options: ['zero', 'one', 'two', 'three'].slice(0, 2 + (at % 3)),
  right: at % 2,
  explanation: 'It is.',
}));

test('whatever happens, each kind is used once, one a question, never more than earned, and a restored game has the same crews', () => {
  let used = 0;
  const look = (game: Game) => {
    const { boosts, questions } = game.quiz;
    expect(new Set(boosts.map(({ team, kind }) => `${team} ${kind}`)).size).toBe(boosts.length);
    expect(new Set(boosts.map(({ team, question }) => `${team} ${question}`)).size).toBe(boosts.length);
    for (const { team, question } of boosts) {
      const hinted = hintedOption(game.quiz, question, team);
      expect(hinted).not.toBe(questions[question]?.right);
      if (hinted !== null) expect(questions[question]?.options.length).toBeGreaterThanOrEqual(3);
    }
    expect(teamStandings(again(game))).toEqual(teamStandings(game));
  };
  fc.assert(
    fc.property(flight, fc.integer({ min: 2, max: 3 }), fc.nat(), (rounds, crews, seed) => {
      const game = table('class-quiz', { crews, seed, questionCount: 5 }, QUESTIONS);
      game.join(...names(6));
      game.start();
      for (const { right, act, child, presses } of rounds) {
        game.ask();
        for (const [at, isRight] of right.entries()) game.answer(`child-${at}`, isRight);
        if (game.phase() === 'answer') game.skip();
        look(game.game());
        game.skip();
        const id = `child-${child}`;
        if (act === 'join') game.join(id);
        else if (act === 'remove') game.send({ type: 'remove', by: 'ada', playerId: id });
        else if (act === 'leave') game.send({ type: 'leave', playerId: id });
        for (const one of presses) {
          const had = teamStandings(game.game());
          const before = game.game().quiz.boosts.length;
          const by = { playerId: `child-${one.child}`, kind: one.kind, question: one.question };
          game.send({ type: 'boost', ...by });
          if (game.game().quiz.boosts.length === before) continue;
          used += 1;
          expect(had[game.player(by.playerId)?.team ?? -1]?.charges).toBeGreaterThan(0);
          expect(one.question).toBe(game.game().quiz.question + 1);
        }
        look(game.game());
      }
    }),
  );
  expect(used).toBeGreaterThan(10);
});

test('the score of a crew never falls while nobody is sent out', () => {
  always((before, after, event) => {
    if (event.type === 'remove' || event.type === 'let-back') return;
    for (const { team, score } of teamStandings(after))
      expect(score).toBeGreaterThanOrEqual(teamStandings(before)[team]?.score ?? 0);
  });
});
