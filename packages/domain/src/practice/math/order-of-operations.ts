import { numberItem } from '../number-item.ts';
import type { PracticeGenerator } from '../practice-generator.ts';

/** Which step comes first. Slips: strictly from left to right, the brackets not seen. */
export const orderOfOperations: PracticeGenerator = {
  id: 'math-order-of-operations',
  subject: 'math',
  skill: 'math-expressions',
  grades: ['5th', '6th'],
  make: (dice, grade) => {
    const [a, b, c] = [dice.int(2, 12), dice.int(2, 9), dice.int(2, 9)];
    const brackets = dice.int(0, 1) === 1;
    const grouped = (a + b) * c;
    const timesFirst = a + b * c;
    return numberItem(dice, grade, {
      question: brackets ? `What is (${a} + ${b}) × ${c}?` : `What is ${a} + ${b} × ${c}?`,
      right: brackets ? grouped : timesFirst,
      most: 1000,
      slips: [
        [brackets ? timesFirst : grouped, brackets ? 'The brackets come first.' : 'Multiply before you add.'],
        [a * b + c, 'The signs have changed places.'],
        [a + b + c, 'One of the signs says times.'],
        [a * b * c, 'One of the signs says plus.'],
      ],
      explanation: brackets
        ? `First ${a} + ${b} = ${a + b}. Then times ${c} gives ${grouped}.`
        : `First ${b} × ${c} = ${b * c}. Then add ${a} and get ${timesFirst}.`,
      hints: ['Which step comes first?', 'Brackets, then times and divide, then plus and minus.'],
    });
  },
};
