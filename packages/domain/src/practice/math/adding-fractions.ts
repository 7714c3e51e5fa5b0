import { practiceItem } from '../practice-item.ts';
import type { PracticeGenerator } from '../practice-generator.ts';

/** Fractions with the same denominator. Slips: denominators added, multiplied, one part off. */
export const addingFractions: PracticeGenerator = {
  id: 'math-adding-fractions',
  subject: 'math',
  skill: 'math-fractions',
  grades: ['4th', '5th'],
  make: (dice, grade) => {
    const parts = dice.pick([5, 6, 7, 8, 9, 10, 12]);
    const left = dice.int(1, parts - 3);
    const right = dice.int(1, parts - 1 - left);
    const sum = left + right;
    const slip = (text: string, reason: string) => ({ text, reason });
    return practiceItem(dice, grade, {
      question: `What is ${left}/${parts} + ${right}/${parts}?`,
      right: `${sum}/${parts}`,
      slips: [
        slip(`${sum}/${2 * parts}`, 'The size of the parts stays the same. Only their number grows.'),
        slip(`${left * right}/${parts}`, 'That multiplies the tops. Add them.'),
        slip(`${sum + 1}/${parts}`, 'One part too many. Add the tops again.'),
        slip(`${Math.abs(left - right)}/${parts}`, 'That takes away. The sign is plus.'),
        slip(`${sum}/${parts - 1}`, 'The parts keep their size.'),
      ],
      explanation: `The parts have the same size, so ${left} and ${right} of them make ${sum}.`,
      hints: ['Are the parts equally big?', 'Then add only how many there are.'],
      illustration: {
        kind: 'fraction-bar',
        parts,
        filled: left,
        more: [{ parts, filled: right }],
        alt: `Two bars cut into ${parts} equal parts: ${left} shaded in one, ${right} in the other.`,
      },
    });
  },
};
