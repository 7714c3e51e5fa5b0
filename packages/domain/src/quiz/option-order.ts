import { seededDice } from '../practice/dice.ts';
import { gameRules } from './game-rules.ts';
import type { Player, Quiz } from './quiz.ts';

/** Makes one seed from three small numbers, so that players and questions get different orders. */
export const optionSeed = (seed: number, question: number, seat: number): number =>
  (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^
    Math.imul(question + 1, 0xc2b2ae35) ^
    Math.imul(seat + 1, 0x27d4eb2f)) >>>
  0;

/**
 * The order in which a player sees the options of a question: from position to index. Each player has another order; in a class-quiz
 * all have the order of the projector, so that the letters match (P4.52, P4.53).
 */
export function optionOrder(quiz: Quiz, question: number, player: Pick<Player, 'seat'> | null): number[] {
  const options = quiz.questions[question]?.options ?? [];
  const seat = player === null || gameRules(quiz.settings.gameType).hasProjector ? 0 : player.seat;
  return seededDice(optionSeed(quiz.settings.seed, question, seat)).shuffle([...options.keys()]);
}
