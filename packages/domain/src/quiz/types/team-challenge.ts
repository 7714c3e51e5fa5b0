import type { GameRules } from './game-rules.ts';

/** Two balanced teams. A team's score is the mean of its members, so a small team has no disadvantage (P4.28, P4.29). */
export const teamChallenge: GameRules = {
  fewest: 2,
  needsAll: false,
  teams: 2,
  hasProjector: false,
  joinsLate: false,
  needsOneMore: () => false,
};
