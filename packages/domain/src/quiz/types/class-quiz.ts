import type { GameRules } from './game-rules.ts';

/** A teacher hosts and shows the game on the projector. Children may enter between questions (P4.30, P4.33). */
export const classQuiz: GameRules = {
  fewest: 1,
  needsAll: false,
  teams: 0,
  hasProjector: true,
  joinsLate: true,
  needsOneMore: () => false,
};
