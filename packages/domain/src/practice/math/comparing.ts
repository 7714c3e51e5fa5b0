import { practiceItem } from '../practice-item.ts';
import type { PracticeGenerator } from '../practice-generator.ts';

/** The greatest of several numbers. Slips: the number written biggest, the one said last in counting backwards. */
export const comparing: PracticeGenerator = {
  id: 'math-comparing',
  subject: 'math',
  skill: 'math-comparing',
  grades: ['k', '1st', '2nd'],
  make: (dice, grade) => {
    const most = grade === 'k' ? 10 : grade === '1st' ? 100 : 1000;
    const right = dice.int(Math.floor(most / 2), most);
    const digits = String(right).split('').toReversed().join('');
    const lower = [Number(digits), right - 1, right - 10, right - 2, right - 3, right - 4].filter(
      (value) => value >= 0 && value < right,
    );
    return practiceItem(dice, grade, {
      question: 'Which number is the greatest?',
      right: String(right),
      rightCard: grade === 'k' ? { text: String(right), size: 'small' } : undefined,
      slips: lower.map((value) => ({
        text: String(value),
        reason: `Count up from ${value}. You still reach ${right}.`,
        card: grade === 'k' ? { text: String(value), size: 'big' } : undefined,
      })),
      explanation: `You reach ${right} last when you count up.`,
      hints: ['Print size does not count.', 'Which number comes last in counting?'],
      illustration:
        grade === 'k'
          ? {
              kind: 'number-line',
              from: 0,
              to: 10,
              step: 1,
              marks: [],
              alt: 'A line of numbers from 0 to 10.',
            }
          : undefined,
    });
  },
};
