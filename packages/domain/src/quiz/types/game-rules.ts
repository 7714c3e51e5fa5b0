import type { Game } from '../quiz.ts';

/** What the types of games do differently; everything else is one machine. */
export interface GameRules {
  /** A game of fewer is practice for one (P4.13). */
  readonly fewest: number;
  /** Everybody's seat must be taken before the start: a duel. */
  readonly needsAll: boolean;
  readonly teams: number;
  /** The host watches over it on a projector and does not play; the letters of the options are the projector's. */
  readonly hasProjector: boolean;
  readonly joinsLate: boolean;
  /** Whether the question just finished, the last one planned, must be followed by a spare one. */
  readonly needsOneMore: (game: Game) => boolean;
}
