import type { Grade } from '../../grades.ts';
import { numberItem, withCommas } from '../number-item.ts';
import type { PracticeGenerator } from '../practice-generator.ts';

const MOST: Partial<Record<Grade, number>> = { '1st': 20, '2nd': 100, '3rd': 1000, '4th': 100_000 };

/** In each column the smaller digit is taken from the larger: 42 - 17 = 35. */
function smallerFromLarger(from: number, less: number): number {
  let rest = 0;
  for (let place = 1; place <= from; place *= 10)
    rest += Math.abs((Math.floor(from / place) % 10) - (Math.floor(less / place) % 10)) * place;
  return rest;
}

/** Differences inside the grade's range. Slips: smaller from larger, a ten not broken, added, one off. */
export const subtracting: PracticeGenerator = {
  id: 'math-subtracting',
  subject: 'math',
  skill: 'math-subtraction',
  grades: ['1st', '2nd', '3rd', '4th'],
  make: (dice, grade) => {
    const most = MOST[grade] ?? 20;
    const from = dice.int(Math.floor(most / 2), most);
    const less = dice.int(Math.max(2, Math.floor(most / 20)), from - 1);
    const right = from - less;
    return numberItem(dice, grade, {
      question: `What is ${withCommas(from)} − ${withCommas(less)}?`,
      right,
      most,
      slips: [
        [smallerFromLarger(from, less), 'The top digit is too small. Break a ten.'],
        [right + 10, 'You broke a ten. Now it is gone.'],
        [right - 1, `Count back from ${withCommas(from)} again, slowly.`],
        [right + 1, `Do not count ${withCommas(from)} as a step.`],
        [from + less, 'That adds. The sign is minus.'],
      ],
      explanation: `${withCommas(right)} + ${withCommas(less)} = ${withCommas(from)}, so it fits.`,
      hints: ['Think of a missing part.', `What makes ${withCommas(less)} into ${withCommas(from)}?`],
    });
  },
};
