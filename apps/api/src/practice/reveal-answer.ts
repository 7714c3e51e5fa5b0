import type { Activity } from '@noodlenaut/domain';

/** What is revealed once an answer is recorded (security 2.4). */
export const revealAnswer = (activity: Activity, option: number) => ({
  option,
  correct: option === activity.correct_answer,
  correct_answer: activity.correct_answer,
  explanation: activity.explanation,
  reason: option === activity.correct_answer ? null : (activity.option_reasons?.[option] ?? null),
});
