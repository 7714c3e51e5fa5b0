import type { Activity, LessonContent } from './lesson.ts';

/** An activity without anything that tells the answer (security 2.4). */
export type SealedActivity = Omit<Activity, 'correct_answer' | 'explanation' | 'option_reasons'>;
export interface SealedContent extends Omit<LessonContent, 'activities'> {
  readonly activities: readonly SealedActivity[];
}

/** An activity without its key (security 2.4). */
export const sealActivity = (activity: Activity): SealedActivity => ({
  type: activity.type,
  question: activity.question,
  options: activity.options,
  ...(activity.option_cards && { option_cards: activity.option_cards }),
  ...(activity.hints && { hints: activity.hints }),
  ...(activity.illustration && { illustration: activity.illustration }),
});

/**
 * Removes the key from a lesson before it goes to a learner (P3.06, security 2.4). Fields are picked one by one, so
 * that a field added to Activity later stays sealed until someone decides otherwise.
 */
export const sealLesson = (content: LessonContent): SealedContent => ({
  title: content.title,
  introduction: content.introduction,
  activities: content.activities.map(sealActivity),
  summary: content.summary,
  fun_fact: content.fun_fact,
});
