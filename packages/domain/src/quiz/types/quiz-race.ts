import type { GameRules } from './game-rules.ts';

/** A race track with a runner for each player (P4.25). A right answer moves the runner forward; nobody moves back. */
export const quizRace: GameRules = {
  fewest: 2,
  needsAll: false,
  teams: 0,
  hasProjector: false,
  joinsLate: false,
  needsOneMore: () => false,
};
