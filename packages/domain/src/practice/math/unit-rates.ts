import { numberItem } from '../number-item.ts';
import type { PracticeGenerator } from '../practice-generator.ts';

const SCENES = [
  ['pages', 'minutes', 'A printer prints'],
  ['meters', 'seconds', 'A robot rolls'],
  ['liters', 'minutes', 'A hose fills'],
  ['cards', 'hours', 'A class paints'],
] as const;

/** So many for one, then for several. Slips: added instead, the first total, the rate. */
export const unitRates: PracticeGenerator = {
  id: 'math-unit-rates',
  subject: 'math',
  skill: 'math-ratios',
  grades: ['6th'],
  make: (dice, grade) => {
    const [things, units, start] = dice.pick(SCENES);
    const rate = dice.int(2, 12);
    const first = dice.int(2, 6);
    const then = first + dice.int(1, 6);
    return numberItem(dice, grade, {
      question: `${start} ${rate * first} ${things} in ${first} ${units}. How many in ${then} ${units} at the same pace?`,
      right: rate * then,
      most: 1000,
      slips: [
        [rate * first + (then - first), 'Each further step brings more than one.'],
        [rate, 'That is for one step. Now go on.'],
        [rate * first, 'That is where it stood before.'],
        [rate * (then + 1), 'One step too many.'],
      ],
      explanation: `That is ${rate} ${things} each, and ${rate} × ${then} = ${rate * then}.`,
      hints: ['How many for just one?', 'Then take that as often as you need.'],
      illustration: {
        kind: 'double-number-line',
        top: { label: things, values: [0, rate * first] },
        bottom: { label: units, values: [0, first] },
        alt: `Two lines side by side: ${first} ${units} stand below ${rate * first} ${things}.`,
      },
    });
  },
};
