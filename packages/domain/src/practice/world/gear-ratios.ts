import { numberItem } from '../number-item.ts';
import type { PracticeGenerator } from '../practice-generator.ts';

/** How often the second gear turns. Slips: the ratio turned over, teeth taken away, turns the same. */
export const gearRatios: PracticeGenerator = {
  id: 'robotics-gear-ratios',
  subject: 'robotics',
  skill: 'robotics-gears',
  grades: ['4th', '5th', '6th'],
  make: (dice, grade) => {
    const small = dice.pick([8, 10, 12]);
    const factor = dice.int(2, grade === '4th' || small === 12 ? 3 : 4);
    const big = small * factor;
    const bigDrives = dice.int(0, 1) === 1;
    const turns = bigDrives ? dice.int(2, 6) : dice.int(2, 4) * factor;
    const right = bigDrives ? turns * factor : turns / factor;
    const [first, second] = bigDrives ? [big, small] : [small, big];
    return numberItem(dice, grade, {
      question: `The first gear has ${first} teeth, the second ${second}. The first turns ${turns} times. How often does the second turn?`,
      right,
      most: 1000,
      least: 1,
      slips: [
        [
          bigDrives ? Math.round(turns / factor) : turns * factor,
          'The other way round: the smaller gear turns more often.',
        ],
        [turns, 'Gears of different sizes turn differently often.'],
        [Math.abs(big - small), 'That is how many teeth more one has.'],
        [turns + factor, 'Think of times, not plus.'],
      ],
      explanation: `${first} × ${turns} teeth pass by, and ${first * turns} ÷ ${second} = ${right}.`,
      hints: [
        'As many teeth pass on one gear as on the other.',
        'How many teeth pass in all? Divide them by the teeth of the second gear.',
      ],
      illustration: {
        kind: 'gear-train',
        teeth: [first, second],
        turns: 'clockwise',
        alt: `Two gears that mesh: the first with ${first} teeth, the second with ${second}.`,
      },
    });
  },
};
