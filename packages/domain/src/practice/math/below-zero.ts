import { numberItem } from '../number-item.ts';
import type { PracticeGenerator } from '../practice-generator.ts';

/** Temperatures that rise and fall through zero. Slips: the sign lost, the wrong way, zero stopped at. */
export const belowZero: PracticeGenerator = {
  id: 'math-below-zero',
  subject: 'math',
  skill: 'math-integers',
  grades: ['6th'],
  make: (dice, grade) => {
    const start = dice.int(-8, 8);
    const step = dice.int(9, 15);
    const rises = start < 0;
    const right = rises ? start + step : start - step;
    const shown = (value: number) => `${value < 0 ? `−${-value}` : value} °C`;
    return numberItem(dice, grade, {
      question: `It is ${shown(start)}. Then it gets ${step} degrees ${rises ? 'warmer' : 'colder'}. How cold or warm is it now?`,
      right,
      least: -100,
      most: 100,
      show: shown,
      slips: [
        [-right, 'Look on which side of zero you end.'],
        [rises ? start - step : start + step, `That gets ${rises ? 'colder' : 'warmer'}.`],
        [Math.abs(start) + step, 'That only adds the two numbers.'],
        [0, 'You stopped at zero. Some steps are left.'],
      ],
      explanation: `${Math.abs(start)} steps lead to zero, the other ${step - Math.abs(start)} go on.`,
      hints: ['How many steps to zero?', 'How many steps are left then?'],
      illustration: {
        kind: 'thermometer',
        min: -20,
        max: 20,
        value: start,
        unit: '°C',
        alt: `A thermometer that stands at ${shown(start)}.`,
      },
    });
  },
};
