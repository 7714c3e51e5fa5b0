import type { Grade } from '../grades.ts';
import type { Card } from '../illustrations/picture.ts';
import type { Illustration } from '../illustrations/illustration.ts';
import type { Activity } from '../lessons/lesson.ts';
import type { Dice } from './dice.ts';

/** A wrong answer that a typical mistake leads to, and what to tell the child who made it. */
export interface Slip {
  readonly text: string;
  readonly reason: string;
  readonly card?: Card | undefined;
}

export interface PracticeDraft {
  readonly question: string;
  readonly right: string;
  readonly rightCard?: Card | undefined;
  /** The most likely mistakes first. More than are needed, because equal ones are dropped. */
  readonly slips: readonly Slip[];
  readonly explanation: string;
  readonly hints: readonly [string, string];
  readonly illustration?: Illustration | undefined;
}

/** Three options before 1st grade, four from then on. */
export const practiceOptions = (grade: Grade): number => (grade === 'pre-k' || grade === 'k' ? 3 : 4);

/** Makes an activity from a draft: the right answer and different wrong ones, in random order. */
export function practiceItem(dice: Dice, grade: Grade, draft: PracticeDraft): Activity {
  const { question, right, rightCard, explanation, hints, illustration } = draft;
  const slips = draft.slips
    .filter(({ text }, at) => text !== right && draft.slips.findIndex((slip) => slip.text === text) === at)
    .slice(0, practiceOptions(grade) - 1);
  const options = dice.shuffle([{ text: right, reason: null, card: rightCard }, ...slips]);
  const cards = options.flatMap(({ card }) => (card === undefined ? [] : [card]));
  return {
    type: 'multiple_choice',
    question,
    options: options.map(({ text }) => text),
    correct_answer: options.findIndex(({ reason }) => reason === null),
    explanation,
    option_reasons: options.map(({ reason }) => reason),
    hints,
    ...(cards.length === options.length && { option_cards: cards }),
    ...(illustration !== undefined && { illustration }),
  };
}
