import { numberItem } from '../number-item.ts';
import type { PracticeGenerator } from '../practice-generator.ts';

/** One-digit products. Slips: one group too few or many, added instead, the neighbour's fact. */
export const timesFacts: PracticeGenerator = {
  id: 'math-times-facts',
  subject: 'math',
  skill: 'math-multiplication',
  grades: ['3rd', '4th'],
  make: (dice, grade) => {
    const rows = dice.int(2, grade === '3rd' ? 9 : 12);
    const columns = dice.int(2, 9);
    const right = rows * columns;
    return numberItem(dice, grade, {
      question: `What is ${rows} × ${columns}?`,
      right,
      most: 1000,
      slips: [
        [right - columns, 'One group is missing.'],
        [rows + columns, 'That adds. The sign says groups of.'],
        [right + columns, 'One group too many.'],
        [right + rows, 'Each group has one too many.'],
      ],
      explanation: `${rows} groups of ${columns} make ${right}.`,
      hints: [
        `Think of ${rows} rows with ${columns} in each.`,
        `Start from a fact you know, like 2 × ${columns} = ${2 * columns}.`,
      ],
      illustration: {
        kind: 'array',
        rows,
        columns,
        alt: `${rows} rows of dots with ${columns} in each row.`,
      },
    });
  },
};
