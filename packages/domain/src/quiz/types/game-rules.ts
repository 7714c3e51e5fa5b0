import type { Game } from '../quiz.ts';

/** What differs between the types of games. */
export interface GameRules {
  /** The fewest players of a real game; a single player practises (P4.13). */
  readonly fewest: number;
  /** Whether all seats must be taken before the start, as in a duel. */
  readonly needsAll: boolean;
  readonly teams: number;
  /** Whether the host shows the game on a projector and does not play. All players then see the same order of options. */
  readonly hasProjector: boolean;
  readonly joinsLate: boolean;
  /** Whether another question is needed after the last planned one. */
  readonly needsOneMore: (game: Game) => boolean;
}
