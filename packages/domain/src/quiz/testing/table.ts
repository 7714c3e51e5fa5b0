import { seededDice } from '../../practice/dice.ts';
import { MAX_PLAYERS, type GameType } from '../game-types.ts';
import { newGame } from '../new-game.ts';
import { optionOrder } from '../option-order.ts';
import { playQuiz, type QuizEvent } from '../play.ts';
import { applyChange, type Game, type QuizQuestion, type QuizSettings } from '../quiz.ts';

export const QUESTIONS: QuizQuestion[] = Array.from({ length: 4 }, (_, at) => ({
  ref: `math#${at}`,
  question: `What is ${at}?`,
  options: ['zero', 'one', 'two', 'three'],
  right: at,
  explanation: 'It is.',
}));
export const settings = (gameType: GameType, more: Partial<QuizSettings> = {}): QuizSettings => ({
  gameType,
  grade: '3rd',
  scoring: 'classic',
  seats: MAX_PLAYERS[gameType],
  questionCount: 3,
  answerTime: 'usual',
  crews: 0,
  robots: false,
  seed: 7,
  ...more,
});

/** A game at a table: events by word, a clock that is moved by hand. */
export function table(
  gameType: GameType,
  more: Partial<QuizSettings> = {},
  questions: readonly QuizQuestion[] = QUESTIONS,
) {
  let game: Game = newGame(settings(gameType, more), questions, 'ada', 0);
  let now = 0;
  const dice = seededDice(1);
  const send = (event: QuizEvent): string => {
    const move = playQuiz(game, event, now, dice);
    if (!move.ok) return move.refusal;
    game = applyChange(game, move.change);
    return 'ok';
  };
  const placeOf = (id: string, isRight: boolean): number => {
    const order = optionOrder(game.quiz, game.quiz.question, game.players.get(id) ?? null);
    return order.findIndex((option) => (option === questions[game.quiz.question]?.right) === isRight);
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
        send({
          type: 'join',
          newcomer: { id, seat: game.players.size + 1, hasExtraTime: id === 'slow', face: null },
        }),
      ),
    start: () => send({ type: 'start', by: 'ada' }),
    /** The host goes on from the phase on screen. */
    skip: (by = 'ada') => send({ type: 'skip', by, phase: game.quiz.phase, question: game.quiz.question }),
    answer: (id: string, isRight: boolean) =>
      send({ type: 'answer', playerId: id, place: placeOf(id, isRight) }),
    /** To the answers of the next question. */
    ask: () => {
      for (let step = 0; game.quiz.phase !== 'answer' && step < 6; step += 1) {
        now = game.quiz.phaseEndsAt ?? now;
        send({ type: 'clock' });
        const { phase, question, phaseEndsAt } = game.quiz;
        // What has no clock waits for the host.
        if (phaseEndsAt === null) send({ type: 'skip', by: 'ada', phase, question });
      }
    },
    now: () => now,
  };
}
