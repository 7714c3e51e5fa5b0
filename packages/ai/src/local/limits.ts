import { GRADES, type Grade } from '@noodlenaut/domain';

/** How long an answer to a child may be (security 6.2, stage S6). All are maximums. */
export interface AnswerLimits {
  readonly wordsASentence: number;
  readonly words: number;
  readonly sentences: number;
}

const NEW_READERS: AnswerLimits = { wordsASentence: 12, words: 60, sentences: 6 };
const MIDDLE: AnswerLimits = { wordsASentence: 16, words: 90, sentences: 8 };
const OLDER: AnswerLimits = { wordsASentence: 20, words: 120, sentences: 9 };

/** The limits of a grade. Children in Pre-K and K hear at most three short sentences: the answer, and something to try. */
export function limitsOf(grade: Grade): AnswerLimits {
  switch (grade) {
    case 'pre-k':
    case 'k':
      return { ...NEW_READERS, words: 36, sentences: 3 };
    case '1st':
    case '2nd':
      return NEW_READERS;
    case '3rd':
    case '4th':
      return MIDDLE;
    case '5th':
    case '6th':
      return OLDER;
  }
}

/** 0 for Pre-K, 1 for K, 2 for 1st grade, to 7 for 6th grade. */
export const schoolYear = (grade: Grade): number => GRADES.indexOf(grade);
