import type { Grade } from '../../grades.ts';
import { numberItem, withCommas } from '../number-item.ts';
import type { PracticeGenerator } from '../practice-generator.ts';

const MOST: Partial<Record<Grade, number>> = { k: 10, '1st': 20, '2nd': 100, '3rd': 1000, '4th': 100_000 };

/** Each column added by itself, what is carried forgotten: 27 + 15 = 32. */
function withoutCarry(left: number, right: number): number {
  let sum = 0;
  for (let place = 1; place <= left || place <= right; place *= 10)
    sum += ((Math.floor(left / place) + Math.floor(right / place)) % 10) * place;
  return sum;
}

/** Sums inside the grade's range. Slips: one off (counting from the first number), the carry forgotten, taken away. */
export const adding: PracticeGenerator = {
  id: 'math-adding',
  subject: 'math',
  skill: 'math-addition',
  grades: ['k', '1st', '2nd', '3rd', '4th'],
  make: (dice, grade) => {
    const most = MOST[grade] ?? 20;
    const left = dice.int(Math.ceil(most / 10), Math.floor(most * 0.6));
    const right = dice.int(Math.max(1, Math.floor(most / 20)), most - left);
    const sum = left + right;
    return numberItem(dice, grade, {
      question: `What is ${withCommas(left)} + ${withCommas(right)}?`,
      right: sum,
      most,
      slips: [
        [withoutCarry(left, right), 'Ten ones make one ten. Carry it over.'],
        [sum - 1, `Start after ${withCommas(left)} when you count on.`],
        [Math.abs(left - right), 'That takes away. The sign is plus.'],
        [sum + 10, 'One ten too many. Add the tens again.'],
        [sum - 10, 'One ten is missing. Add the tens again.'],
      ],
      explanation: `${withCommas(left)} + ${withCommas(right)} = ${withCommas(sum)}.`,
      hints: [
        'Start with the greater number.',
        most > 20 ? 'Add the ones first, then the tens.' : 'Count on, one by one.',
      ],
      illustration:
        grade === 'k'
          ? {
              kind: 'ten-frame',
              filled: left,
              second: right,
              alt: `${left} seats of one color, ${right} of another.`,
            }
          : undefined,
    });
  },
};
