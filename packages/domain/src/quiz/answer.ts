import { hintedOption } from './crew-boosts.ts';
import { optionOrder } from './option-order.ts';
import { EXTRA_TIME, NETWORK_MS, paceOf } from './phases.ts';
import { change, recount, refuse, type Game, type Transition, type Player, type Quiz } from './quiz.ts';
import { answerPoints } from './score.ts';

/**
 * The time a player has for a question, in milliseconds (P4.16), longer where comfort or the host asks for it. Without a time, it
 * is what a quick answer is measured by.
 */
export const answerMsOf = ({ settings }: Quiz, player: Pick<Player, 'hasExtraTime'>): number =>
  Math.round(
    paceOf(settings.grade).answerMs *
      (player.hasExtraTime ? EXTRA_TIME : 1) *
      (settings.answerTime === 'more' ? EXTRA_TIME : 1),
  );

/**
 * One answer, final (P4.19). The deadline is the server's, plus what the network takes.
 * @param place the option as this player sees it, from 0
 * @param now the server's milliseconds
 */
export function answerQuestion(game: Game, playerId: string, place: number, now: number): Transition {
  const { quiz } = game;
  const player = game.players.get(playerId);
  if (!player || player.presence === 'removed') return refuse('not-in-this-game');
  if (quiz.phase !== 'answer') return refuse(quiz.phase === 'reveal' ? 'too-late' : 'wrong-phase');
  if (quiz.pausedAt !== null) return refuse('game-paused');
  if (player.from > quiz.question) return refuse('wrong-phase');
  if (player.answers.at(-1)?.question === quiz.question) return refuse('already-answered');
  const option = optionOrder(quiz, quiz.question, player)[place];
  const question = quiz.questions[quiz.question];
  const isTaken = option !== undefined && option === hintedOption(quiz, quiz.question, player.team);
  if (option === undefined || !question || isTaken) return refuse('no-such-option');
  const ofMs = answerMsOf(quiz, player);
  const answerMs = Math.max(0, now - quiz.phaseAt);
  if (quiz.settings.answerTime !== 'none' && answerMs > ofMs + NETWORK_MS) return refuse('too-late');

  const correct = option === question.right;
  const streak = correct ? player.streak + 1 : 0;
  const points = answerPoints(quiz.settings.scoring, correct, { leftMs: ofMs - answerMs, ofMs }, streak);
  const after: Player = {
    ...player,
    answers: [...player.answers, { question: quiz.question, option, correct, answerMs, points }],
    score: player.score + points,
    streak,
    bestStreak: Math.max(player.bestStreak, streak),
  };
  return change(recount(quiz, player, after), [after]);
}
