/** How often an option was the first choice. */
export interface Pick {
  readonly option: number;
  readonly count: number;
}
export interface CommonMistake extends Pick {
  /** The misconception behind it, in the words of the lesson; null when the lesson gives none. */
  readonly reason: string | null;
}

/** The part of an activity (S3.29) that is needed here, with the reasons of wrong options. */
interface Asked {
  readonly correct_answer: number;
  readonly option_reasons?: readonly (string | null)[] | undefined;
}

/** The wrong option chosen most, the first of equals; null when nobody chose a wrong one. */
export function commonMistake(picks: readonly Pick[], asked: Asked): CommonMistake | null {
  const most = picks
    .filter(({ option, count }) => option !== asked.correct_answer && count > 0)
    .toSorted((a, b) => b.count - a.count || a.option - b.option)[0];
  return most
    ? { option: most.option, count: most.count, reason: asked.option_reasons?.[most.option] ?? null }
    : null;
}
