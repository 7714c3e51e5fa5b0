import { expect, test } from 'vitest';
import { boardView } from './board-view.ts';
import type { Game, GivenAnswer } from './quiz.ts';
import { gameView, myView, phaseView, revealView, seatView } from './quiz-view.ts';
import { placesOf } from './standings.ts';
import { always } from './testing/walks.ts';

const REVEALED: ReadonlySet<string> = new Set(['reveal', 'scoreboard', 'podium', 'closed']);

/** All that leaves the server at a moment, for everybody in the game. */
const told = (game: Game, now: number) => {
  const ranks = placesOf(game);
  return {
    game: gameView(game.quiz),
    phase: phaseView(game, now),
    reveal: revealView(game.quiz),
    board: boardView(game),
    seats: [...game.players.values()].map((player) => seatView(game.quiz, player)),
    // A hint is made from the right answer; what it may tell has a test of its own (crews.property.test.ts).
    mine: [...game.players.values()].map((player) => ({ ...myView(game, player, ranks), hinted: null })),
  };
};

/** The same game with another right answer to the question on screen, and with the answers to it judged by that. */
function twin({ quiz, players }: Game): Game {
  const other = (right: number, options: number) => (right + 1) % options;
  const questions = quiz.questions.map((question, at) =>
    at < quiz.question
      ? question
      : { ...question, right: other(question.right, question.options.length), explanation: 'Another one.' },
  );
  const judged = (answer: GivenAnswer): GivenAnswer =>
    answer.question === quiz.question
      ? { ...answer, correct: !answer.correct, points: answer.correct ? 0 : 1000 }
      : answer;
  const changed = [...players.values()].map((player) => {
    const answers = player.answers.map(judged);
    const isJudged = player.answers.at(-1)?.question === quiz.question;
    return {
      ...player,
      answers,
      score: answers.reduce((sum, { points }) => sum + points, 0),
      streak: isJudged ? player.streak + 1 : player.streak,
      bestStreak: isJudged ? player.bestStreak + 1 : player.bestStreak,
    };
  });
  return { quiz: { ...quiz, questions }, players: new Map(changed.map((player) => [player.id, player])) };
}

test('[P3.07] [P9.01] whatever happens, nothing that is told before a reveal depends on the right answer', () => {
  let answered = 0;
  always((_before, after, _event, now) => {
    if (REVEALED.has(after.quiz.phase)) return;
    if (after.quiz.phase === 'answer' && after.quiz.waiting < after.quiz.present) answered += 1;
    expect(told(twin(after), now)).toEqual(told(after, now));
  });
  expect(answered).toBeGreaterThan(20);
});
