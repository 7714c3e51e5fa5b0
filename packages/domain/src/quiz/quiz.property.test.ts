import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededDice } from '../practice/dice.ts';
import { GAME_TYPES, MAX_PLAYERS } from './game-types.ts';
import { newGame } from './new-game.ts';
import { PHASES } from './phases.ts';
import { playQuiz, type QuizEvent } from './play.ts';
import { settle, type Game, type QuizQuestion } from './quiz.ts';
import { standings } from './standings.ts';

const IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
const question = (at: number): QuizQuestion => ({
  ref: `lesson#${at}`,
  question: `Question ${at}`,
  options: ['one', 'two', 'three', 'four'].slice(0, 2 + (at % 3)),
  right: at % 2,
  explanation: 'Because.',
});

const id = fc.constantFrom(...IDS);
const event: fc.Arbitrary<QuizEvent> = fc.oneof(
  { weight: 4, arbitrary: id.map((one): QuizEvent => ({ type: 'join', newcomer: newcomerOf(one) })) },
  { weight: 14, arbitrary: fc.constant<QuizEvent>({ type: 'clock' }) },
  {
    weight: 20,
    arbitrary: fc
      .tuple(id, fc.integer({ min: -1, max: 5 }))
      .map(([playerId, place]): QuizEvent => ({ type: 'answer', playerId, place })),
  },
  { weight: 2, arbitrary: id.map((by): QuizEvent => ({ type: 'start', by })) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom('drop', 'drop', 'leave', 'emoji'), id)
      .map(([type, playerId]): QuizEvent => ({ type, playerId })),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(id, fc.boolean())
      .map(([playerId, isReady]): QuizEvent => ({ type: 'ready', playerId, isReady })),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom('pause', 'resume', 'skip', 'lock', 'unlock'), id)
      .map(([type, by]): QuizEvent => ({ type, by })),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom('remove', 'let-back'), id, id)
      .map(([type, by, playerId]): QuizEvent => ({ type, by, playerId })),
  },
  { weight: 1, arbitrary: fc.constantFrom<QuizEvent>({ type: 'host-away' }, { type: 'end', by: 'a' }) },
);
const newcomerOf = (one: (typeof IDS)[number]) => ({
  id: one,
  seat: IDS.indexOf(one) + 1,
  hasExtraTime: one === 'c',
});

const run = fc.record({
  gameType: fc.constantFrom(...GAME_TYPES),
  grade: fc.constantFrom('pre-k', '2nd', '5th'),
  scoring: fc.constantFrom('calm', 'classic'),
  seed: fc.nat(),
  questionCount: fc.integer({ min: 1, max: 4 }),
  /** Most walks begin with a game that starts; the others with anything. */
  crew: fc.integer({ min: 0, max: 6 }),
  steps: fc.array(fc.tuple(event, fc.integer({ min: 0, max: 30_000 })), {
    minLength: 60,
    maxLength: 200,
    size: 'max',
  }),
});

/** Plays any events whatever and shows every step; a refusal changes nothing. */
function walk(
  {
    gameType,
    grade,
    scoring,
    seed,
    questionCount,
    crew,
    steps,
  }: typeof run extends fc.Arbitrary<infer Run> ? Run : never,
  look: (before: Game, after: Game, event: QuizEvent, now: number) => void,
): void {
  const seats = Math.min(MAX_PLAYERS[gameType], IDS.length - 2);
  const settings = { gameType, grade, scoring, seats, questionCount, seed } as const;
  let game = newGame(
    settings,
    Array.from({ length: questionCount + 1 }, (_, at) => question(at)),
    'a',
    0,
  );
  const dice = seededDice(seed);
  let now = 0;
  const prologue = IDS.slice(0, crew).map((one): QuizEvent => ({ type: 'join', newcomer: newcomerOf(one) }));
  const opening: QuizEvent[] = crew === 0 ? [] : [...prologue, { type: 'start', by: 'a' }];
  for (const [one, waitMs] of [...opening.map((first) => [first, 100] as const), ...steps]) {
    now += waitMs;
    const move = playQuiz(game, one, now, dice);
    const after = move.ok ? settle(game, move.change) : game;
    look(game, after, one, now);
    game = after;
  }
}
const always = (look: Parameters<typeof walk>[1]) =>
  fc.assert(
    fc.property(run, (one) => walk(one, look)),
    { numRuns: 120 },
  );
const players = (game: Game) => [...game.players.values()];

test('[P4.24] points never fall, whatever happens', () => {
  always((before, after) => {
    for (const { id: one, score } of players(after))
      expect(score).toBeGreaterThanOrEqual(before.players.get(one)?.score ?? 0);
  });
});

test('[P4.07] a game never goes back: neither its phases within a question nor its questions', () => {
  const place = ({ quiz }: Game): number => {
    const at = PHASES.indexOf(quiz.phase);
    if (quiz.phase === 'podium' || quiz.phase === 'closed') return 1000 + at;
    return quiz.question * 10 + at;
  };
  always((before, after) => expect(place(after)).toBeGreaterThanOrEqual(place(before)));
});

test('[P4.19] one answer a player and question, and only to the question on screen', () => {
  always((before, after) => {
    for (const player of players(after)) {
      const asked = player.answers.map((given) => given.question);
      expect(new Set(asked).size).toBe(asked.length);
      const added = player.answers.length - (before.players.get(player.id)?.answers.length ?? 0);
      expect(
        added === 0 ||
          (added === 1 && asked.at(-1) === before.quiz.question && before.quiz.phase === 'answer'),
      ).toBe(true);
    }
  });
});

test('a score is the sum of its answers, a row of right ones is counted right', () => {
  always((_before, after) => {
    for (const { answers, score, bestStreak, streak } of players(after)) {
      expect(score).toBe(answers.reduce((sum, { points }) => sum + points, 0));
      expect(bestStreak).toBeGreaterThanOrEqual(streak);
      expect(bestStreak).toBeLessThanOrEqual(answers.filter(({ correct }) => correct).length);
    }
  });
});

test('seats never exceed the room, and the counts that end a question early are right', () => {
  always((_before, after) => {
    const { quiz } = after;
    const seated = players(after).filter(({ presence }) => presence !== 'removed');
    expect(seated.length).toBeLessThanOrEqual(quiz.settings.seats);
    const here = players(after).filter(({ presence }) => presence === 'here');
    expect(quiz.present).toBe(here.length);
    expect(quiz.waiting).toBe(
      here.filter(({ answers }) => answers.at(-1)?.question !== quiz.question).length,
    );
    expect(quiz.ready).toBe(here.filter(({ isReady }) => isReady).length);
  });
});

test('[P4.18] nobody waits for the clock once all who are here have answered', () => {
  always((_before, { quiz }) => {
    if (quiz.phase === 'answer' && quiz.present > 0 && quiz.pausedAt === null)
      expect(quiz.waiting).toBeGreaterThan(0);
  });
});

test('equal scores share a rank, and ranks follow the scores', () => {
  always((_before, after) => {
    const list = standings(after);
    for (const [at, { score, rank }] of list.entries()) {
      expect(rank).toBe(1 + list.filter((other) => other.score > score).length);
      expect(score).toBeLessThanOrEqual(list[at - 1]?.score ?? Infinity);
    }
  });
});

test('only the host steers, and only a projector has power over others', () => {
  always((before, after, one) => {
    if (!('by' in one)) return;
    if (one.by !== before.quiz.hostId) expect(after).toBe(before);
    if (one.type === 'remove' && before.quiz.settings.gameType !== 'class-quiz') expect(after).toBe(before);
  });
});

test('these walks see every phase, answers of both kinds, and games that end', () => {
  const seen = new Map<string, number>();
  always((_before, after) => {
    seen.set(after.quiz.phase, (seen.get(after.quiz.phase) ?? 0) + 1);
    for (const { answers } of players(after)) for (const { correct } of answers) seen.set(String(correct), 1);
  });
  for (const mark of [...PHASES, 'true', 'false']) expect(seen.get(mark) ?? 0, mark).toBeGreaterThan(0);
});
