import type { Activity } from '../lessons/lesson.ts';
import type { SealedActivity } from '../lessons/seal-lesson.ts';
import type { Dice } from '../practice/dice.ts';
import type { QuizQuestion } from './quiz.ts';

/** Homework is open for a month after its day, as other assignments are shown (decision 0041). Later answers are refused. */
export const HOMEWORK_LATE_DAYS = 30;

/** How many skills of missed questions a practice assignment names. */
export const MISSED_SKILLS = 3;

/** A question with its options in a new order, their pictures with them. All pupils get this order, so that they can talk about "B". */
export function withShuffledOptions(asked: QuizQuestion, dice: Dice): QuizQuestion {
  const order = dice.shuffle([...asked.options.keys()]);
  const { options, optionCards, right } = asked;
  return {
    ...asked,
    options: order.flatMap((at) => options[at] ?? []),
    right: order.indexOf(right),
    ...(optionCards && { optionCards: order.flatMap((at) => optionCards[at] ?? []) }),
  };
}

/** A question of homework as its pupil sees it before the answer: without the key and without the explanation. */
export const sealQuestion = ({
  question,
  options,
  illustration,
  optionCards,
}: QuizQuestion): SealedActivity => ({
  type: 'multiple_choice' satisfies Activity['type'],
  question,
  options,
  ...(optionCards && { option_cards: optionCards }),
  ...(illustration && { illustration }),
});
