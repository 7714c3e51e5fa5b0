import fc from 'fast-check';
import { seededDice } from '../../practice/dice.ts';
import { BOOST_KINDS } from '../boost.ts';
import { ANSWER_TIMES } from '../game-settings.ts';
import { GAME_TYPES, MAX_PLAYERS } from '../game-types.ts';
import { newGame } from '../new-game.ts';
import { PHASES } from '../phases.ts';
import { playQuiz, type QuizEvent } from '../play.ts';
import { applyChange, type Game, type QuizQuestion } from '../quiz.ts';

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
      .tuple(fc.constantFrom('pause', 'resume', 'lock', 'unlock'), id)
      .map(([type, by]): QuizEvent => ({ type, by })),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(id, fc.constantFrom(...PHASES), fc.integer({ min: -1, max: 4 }))
      .map(([by, phase, question]): QuizEvent => ({ type: 'skip', by, phase, question })),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom('remove', 'let-back'), id, id)
      .map(([type, by, playerId]): QuizEvent => ({ type, by, playerId })),
  },
  {
    weight: 6,
    arbitrary: fc
      .tuple(id, fc.constantFrom(...BOOST_KINDS), fc.integer({ min: 0, max: 4 }))
      .map(([playerId, kind, question]): QuizEvent => ({ type: 'boost', playerId, kind, question })),
  },
  { weight: 1, arbitrary: fc.constantFrom<QuizEvent>({ type: 'host-away' }, { type: 'end', by: 'a' }) },
);
const newcomerOf = (one: (typeof IDS)[number]) => ({
  id: one,
  seat: IDS.indexOf(one) + 1,
  hasExtraTime: one === 'c',
  face: one === 'b' ? ({ name: 'Comet Fox', avatar: 'fox-sky' } as const) : null,
});

const run = fc.record({
  gameType: fc.constantFrom(...GAME_TYPES),
  answerTime: fc.constantFrom(...ANSWER_TIMES),
  grade: fc.constantFrom('pre-k', '2nd', '5th'),
  scoring: fc.constantFrom('calm', 'classic'),
  seed: fc.nat(),
  questionCount: fc.integer({ min: 1, max: 4 }),
  /** Most walks begin with a game that starts; the others with anything. */
  crew: fc.integer({ min: 0, max: 6 }),
  crews: fc.constantFrom(0, 2, 3),
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
    answerTime,
    grade,
    scoring,
    seed,
    questionCount,
    crew,
    crews,
    steps,
  }: typeof run extends fc.Arbitrary<infer Run> ? Run : never,
  look: (before: Game, after: Game, event: QuizEvent, now: number) => void,
): void {
  const seats = Math.min(MAX_PLAYERS[gameType], IDS.length - 2);
  const settings = {
    gameType,
    answerTime,
    grade,
    scoring,
    seats,
    questionCount,
    seed,
    crews: gameType === 'class-quiz' ? crews : 0,
    robots: false,
  } as const;
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
    const after = move.ok ? applyChange(game, move.change) : game;
    look(game, after, one, now);
    game = after;
  }
}
/** Looks at every step of many walks through games, whatever happens in them. */
export const always = (look: Parameters<typeof walk>[1]) =>
  fc.assert(
    fc.property(run, (one) => walk(one, look)),
    { numRuns: 120 },
  );
