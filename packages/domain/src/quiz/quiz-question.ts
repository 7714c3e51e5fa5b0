import type { Activity } from '../lessons/lesson.ts';
import type { QuizQuestion } from './quiz.ts';

/** An activity as a question of a game (P4.51). It has no hints and no reasons: there is no time to read them. */
export const quizQuestion = (ref: string, activity: Activity): QuizQuestion => ({
  ref,
  question: activity.question,
  options: activity.options,
  right: activity.correct_answer,
  explanation: activity.explanation,
  ...(activity.illustration && { illustration: activity.illustration }),
  ...(activity.option_cards && { optionCards: activity.option_cards }),
});
