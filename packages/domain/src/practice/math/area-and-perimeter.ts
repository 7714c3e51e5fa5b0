import { numberItem } from '../number-item.ts';
import type { PracticeGenerator } from '../practice-generator.ts';

/** Area or perimeter of a rectangle. Slips: the other of the two, two sides only. */
export const areaAndPerimeter: PracticeGenerator = {
  id: 'math-area-and-perimeter',
  subject: 'math',
  skill: 'math-area-volume',
  grades: ['3rd', '4th'],
  make: (dice, grade) => {
    const rows = dice.int(2, 8);
    const columns = dice.int(2, 9);
    const area = rows * columns;
    const around = 2 * (rows + columns);
    const asksArea = dice.int(0, 1) === 1;
    return numberItem(dice, grade, {
      question: asksArea
        ? 'How many squares cover the rectangle?'
        : 'How many steps is it once around the rectangle?',
      right: asksArea ? area : around,
      most: 1000,
      slips: [
        [asksArea ? around : area, asksArea ? 'That goes around the edge.' : 'That covers the inside.'],
        [
          rows + columns,
          asksArea ? 'Sides are added here. Count the rows of squares.' : 'Two sides are missing.',
        ],
        [area - columns, 'One row is missing.'],
        [around + 2, 'Two steps too many. Watch the corners.'],
      ],
      explanation: asksArea
        ? `${rows} rows of ${columns} make ${area}.`
        : `${rows} + ${columns} + ${rows} + ${columns} is ${around}.`,
      hints: asksArea
        ? ['Look at one row. How many rows are there?', 'Multiply rows and squares in a row.']
        : ['Walk along all four sides.', 'Sides across from each other are equal.'],
      illustration: {
        kind: 'area-grid',
        rows,
        columns,
        alt: `A rectangle of squares: ${rows} rows with ${columns} squares in each.`,
      },
    });
  },
};
