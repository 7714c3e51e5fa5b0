import { numberItem } from '../number-item.ts';
import type { PracticeGenerator } from '../practice-generator.ts';

/** What is missing to ten, on a ten-frame. Slips: the filled seats counted, ten counted, one off. */
export const numberBonds: PracticeGenerator = {
  id: 'math-number-bonds',
  subject: 'math',
  skill: 'math-addition',
  grades: ['k', '1st'],
  make: (dice, grade) => {
    const filled = dice.int(1, 9);
    const right = 10 - filled;
    return numberItem(dice, grade, {
      question: 'How many more make ten?',
      right,
      most: 10,
      slips: [
        [filled, 'Those seats are full. Count the empty ones.'],
        [right + 1, 'One seat too many. Count once more.'],
        [right - 1, 'One seat is still empty. Count again.'],
      ],
      explanation: `${filled} + ${right} = 10.`,
      hints: ['Look at the empty seats.', 'Count only those, one by one.'],
      illustration: { kind: 'ten-frame', filled, alt: `A frame with ten seats. ${filled} seats are full.` },
    });
  },
};
