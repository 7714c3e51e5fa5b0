import { numberItem } from '../number-item.ts';
import type { PracticeGenerator } from '../practice-generator.ts';

/** Division without remainder. Slips: taken away, the divisor answered, one off. */
export const sharingFacts: PracticeGenerator = {
  id: 'math-sharing-facts',
  subject: 'math',
  skill: 'math-division',
  grades: ['3rd', '4th'],
  make: (dice, grade) => {
    const groups = dice.int(2, 9);
    const right = dice.int(2, grade === '3rd' ? 9 : 12);
    const all = groups * right;
    return numberItem(dice, grade, {
      question: `What is ${all} ÷ ${groups}?`,
      right,
      most: 1000,
      slips: [
        [all - groups, 'That takes one group away. Share it all.'],
        [groups, 'That is the number of groups.'],
        [right + 1, `${groups} groups of ${right + 1} would be more.`],
        [right - 1, `${groups} groups of ${right - 1} leave some over.`],
      ],
      explanation: `${groups} × ${right} = ${all}, so each group gets ${right}.`,
      hints: [`How many in each of ${groups} equal groups?`, `Which number times ${groups} makes ${all}?`],
    });
  },
};
