/** What a step of a learning path can be (decision 0091). */
export const PATH_STEP_KINDS = ['lesson', 'practice'] as const;
export type PathStepKind = (typeof PATH_STEP_KINDS)[number];

/** Limits of learning paths (P6.07). The table holds the same numbers as constraints. */
export const PATH_LIMITS = {
  steps: 60,
  /** Open paths of a class, or of one guardian for one child. */
  open: 5,
  titleCharacters: 60,
  /** How far ahead a step's day may be. */
  daysAhead: 365,
} as const;
