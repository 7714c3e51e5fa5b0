import { practiceItem } from '../practice-item.ts';
import type { PracticeGenerator } from '../practice-generator.ts';

/** The shaded fraction of a bar. Slips: shaded to unshaded, turned over, the unshaded part. */
export const namingFractions: PracticeGenerator = {
  id: 'math-naming-fractions',
  subject: 'math',
  skill: 'math-fractions',
  grades: ['3rd', '4th'],
  make: (dice, grade) => {
    const parts = dice.pick([3, 4, 5, 6, 8]);
    const filled = dice.int(1, parts - 1);
    const slip = (text: string, reason: string) => ({ text, reason });
    return practiceItem(dice, grade, {
      question: 'Which fraction of the bar is shaded?',
      right: `${filled}/${parts}`,
      slips: [
        slip(`${filled}/${parts - filled}`, 'Below goes the number of all parts.'),
        slip(`${parts - filled}/${parts}`, 'Those parts are empty.'),
        slip(`${parts}/${filled}`, 'All parts go below, shaded ones above.'),
        slip(`${filled}/${parts + 1}`, 'Count all the parts again.'),
        slip(`${filled + 1}/${parts + 2}`, 'Count the parts again.'),
      ],
      explanation: `${filled} of ${parts} equal parts are shaded.`,
      hints: ['Count all equal parts first.', 'Then count the shaded ones.'],
      illustration: {
        kind: 'fraction-bar',
        parts,
        filled,
        alt: `A bar of equal parts: ${Array.from({ length: parts }, (_, at) => (at < filled ? 'shaded' : 'empty')).join(', ')}.`,
      },
    });
  },
};
