import type { GameRules } from './game-rules.ts';

/** Two balanced crews; a crew's score is the mean of its members' (P4.28, P4.29), so that a small crew is not behind. */
export const teamChallenge: GameRules = {
  fewest: 2,
  needsAll: false,
  teams: 2,
  hasProjector: false,
  joinsLate: false,
  needsOneMore: () => false,
};
