import type { SubjectId } from '@noodlenaut/domain';
import type { CheckedAnswer, SealedActivity } from '../api/replies.ts';

/** What an answer turned out to be, told after the check. */
export type Verdict = Pick<CheckedAnswer, 'correct' | 'correct_answer' | 'explanation' | 'reason'>;

/** One question and how it stands; whoever shows it (a lesson, practice) keeps these. */
export interface Question {
  readonly subject: SubjectId;
  readonly item: SealedActivity;
  /** What the teacher says before it: a missed item comes back. */
  readonly opening?: string | undefined;
  readonly chosen: number | null;
  /** Null until it was checked. */
  readonly verdict: Verdict | null;
  readonly isChecking: boolean;
  /** Why the check did not go through; null while nothing is wrong. */
  readonly failure: unknown;
  /** An adult's preview: nothing can be chosen, and one can always go on. */
  readonly isPreview?: boolean;
  /** The words of the way on: 'Next Activity →'. */
  readonly goOnText: string;
  readonly choose: (option: number) => void;
  readonly check: (option: number) => void;
  readonly goOn: () => void;
  /** Asks the same once more, after a wrong answer; where it is left out, there is no second try. */
  readonly tryAgain?: (() => void) | undefined;
}
