/**
 * What a crew may use, each once in a game and one a question (decision 0106). `double`: its points of the question count twice for the
 * crew; `shield`: its misses do not pull the mean down, and do not end its row; `hint`: one wrong answer is taken away.
 */
export const BOOST_KINDS = ['double', 'shield', 'hint'] as const;
export type BoostKind = (typeof BOOST_KINDS)[number];

export interface Boost {
  readonly team: number;
  readonly kind: BoostKind;
  /** Index of the question it is for. */
  readonly question: number;
}
