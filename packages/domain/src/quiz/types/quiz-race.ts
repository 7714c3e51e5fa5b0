import type { GameRules } from './game-rules.ts';

/** A track with a runner each (P4.25): every right answer is a step forward, nobody ever goes back. */
export const quizRace: GameRules = {
  fewest: 2,
  needsAll: false,
  teams: 0,
  hasProjector: false,
  joinsLate: false,
  needsOneMore: () => false,
};
