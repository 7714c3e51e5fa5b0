import type { Activity, LessonContent } from './lesson.ts';

export type AnswerRefusal = 'no-such-activity' | 'no-such-option';
export interface CheckedAnswer {
  readonly correct: boolean;
  readonly correctAnswer: number;
  readonly explanation: string;
  /** Why the chosen option seems right; null when it is right or when no reason is written. */
  readonly reason: string | null;
}

/** Checks one answer against the lesson (P3.01). Both indices count from 0. */
export function checkAnswer(
  content: LessonContent,
  activityIndex: number,
  option: number,
):
  | { readonly ok: true; readonly answer: CheckedAnswer }
  | { readonly ok: false; readonly refusal: AnswerRefusal } {
  const activity: Activity | undefined = content.activities[activityIndex];
  if (!activity) return { ok: false, refusal: 'no-such-activity' };
  if (activity.options[option] === undefined) return { ok: false, refusal: 'no-such-option' };
  const correct = option === activity.correct_answer;
  return {
    ok: true,
    answer: {
      correct,
      correctAnswer: activity.correct_answer,
      explanation: activity.explanation,
      reason: correct ? null : (activity.option_reasons?.[option] ?? null),
    },
  };
}
