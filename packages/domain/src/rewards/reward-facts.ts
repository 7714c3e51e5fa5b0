/** What a learner has tried so far. Each number only ever grows, so nothing that was earned can be lost (decision 0097). */
export interface RewardFacts {
  /** Lessons finished, each counted once. */
  readonly lessons: number;
  /** Subjects with a finished lesson. */
  readonly subjects: number;
  /** The learner's own days with a finished lesson or round; they need not be in a row. */
  readonly days: number;
  /** Second tries after a mistake, right or wrong. */
  readonly triesAgain: number;
  /** Mistakes that were got right later: at the second try, or when they came back in practice. */
  readonly mended: number;
  /** Rounds of practice finished, the day's five included. */
  readonly rounds: number;
  /** Days whose five were all tried. */
  readonly dailies: number;
  /** Lessons played to their end once more. */
  readonly replays: number;
}

/** Nothing tried yet. */
export const NO_REWARD_FACTS: RewardFacts = {
  lessons: 0,
  subjects: 0,
  days: 0,
  triesAgain: 0,
  mended: 0,
  rounds: 0,
  dailies: 0,
  replays: 0,
};
