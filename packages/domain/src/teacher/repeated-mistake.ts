import type { Activity } from '../lessons/lesson.ts';

/** A mistake counts as one that comes again from this number of wrong first tries on. */
export const MISTAKES_TO_SHOW = 2;

export interface RepeatedMistake {
  readonly question: string;
  /** The question also shows a picture, which is not repeated in text. */
  readonly hasPicture: boolean;
  readonly chosen: string;
  readonly right: string;
  /** What may be behind the wrong choice, in the words of the lesson; null when it gives none. */
  readonly reason: string | null;
}

/**
 * A wrong first choice in words (P6.07). Null when the question is gone or has changed meanwhile, so that the choice is no wrong one of it.
 * @param option what was chosen
 */
export function repeatedMistake(activity: Activity | null, option: number): RepeatedMistake | null {
  const chosen = activity?.options[option];
  const right = activity?.options[activity.correct_answer];
  if (!activity || chosen === undefined || right === undefined || option === activity.correct_answer)
    return null;
  return {
    question: activity.question,
    hasPicture: activity.illustration !== undefined || activity.option_cards !== undefined,
    chosen,
    right,
    reason: activity.option_reasons?.[option] ?? null,
  };
}
