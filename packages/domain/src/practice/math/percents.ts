import { numberItem } from '../number-item.ts';
import type { PracticeGenerator } from '../practice-generator.ts';

/** A percent of a number. Slips: the percent taken as the answer, taken away, the whole divided by the percent. */
export const percents: PracticeGenerator = {
  id: 'math-percents',
  subject: 'math',
  skill: 'math-ratios',
  grades: ['6th'],
  make: (dice, grade) => {
    const percent = dice.pick([10, 20, 25, 50, 75]);
    const whole = dice.int(2, 15) * 20;
    const right = (whole * percent) / 100;
    return numberItem(dice, grade, {
      question: `What is ${percent}% of ${whole}?`,
      right,
      most: 1000,
      slips: [
        [percent, 'That is so many out of 100. How many out of this number?'],
        [whole - percent, 'That takes the percent away like a plain number.'],
        [whole - right, 'That is what is left over.'],
        [Math.round(whole / percent), 'A percent is not what you divide by.'],
        [right * 2, 'That is twice as much.'],
      ],
      explanation: `${percent}% means ${percent} of every 100, so ${right} of ${whole}.`,
      hints: ['How much is 10%, or 50%?', `Build ${percent}% from such easy parts.`],
      illustration: {
        kind: 'tape-diagram',
        bars: [
          {
            label: String(whole),
            parts: [
              { width: 1, text: `${percent}%`, shaded: true },
              { width: 1, text: 'rest' },
            ],
          },
        ],
        alt: `A bar for ${whole}, a part of it marked ${percent}%. It is not drawn to scale.`,
      },
    });
  },
};
