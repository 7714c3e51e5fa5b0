import { numberItem } from '../number-item.ts';
import type { PracticeGenerator } from '../practice-generator.ts';

const asBit = (on: boolean): 0 | 1 => (on ? 1 : 0);

/** A number in lamps. Slips: the lamps counted, read from the wrong end, read as a decimal number. */
export const binaryLamps: PracticeGenerator = {
  id: 'it-binary-lamps',
  subject: 'it',
  skill: 'it-binary',
  grades: ['4th', '5th', '6th'],
  make: (dice, grade) => {
    const lamps = grade === '4th' ? 4 : 5;
    const right = dice.int(3, 2 ** lamps - 1);
    const bits = Array.from({ length: lamps }, (_, at) =>
      asBit(Math.floor(right / 2 ** (lamps - 1 - at)) % 2 === 1),
    );
    const lit = bits.filter((bit) => bit === 1).length;
    return numberItem(dice, grade, {
      question: 'Which number do the lamps show?',
      right,
      most: 2 ** lamps * 2,
      slips: [
        [lit, 'That counts the lamps that are on. Each has a value of its own.'],
        [
          bits.reduce<number>((sum, bit, at) => sum + bit * 2 ** at, 0),
          'You began at the wrong end. The lamp on the right is worth 1.',
        ],
        [right * 2, 'The lamp on the right is worth 1, not 2.'],
        [2 ** lamps - 1 - right, 'Those are the lamps that are off.'],
      ],
      explanation: `The lamps that are on are worth ${bits
        .flatMap((bit, at) => (bit === 1 ? [2 ** (lamps - 1 - at)] : []))
        .join(' + ')}, together ${right}.`,
      hints: ['Each lamp is worth twice the lamp to its right.', 'Add the values of the lamps that are on.'],
      illustration: {
        kind: 'binary-lamps',
        bits,
        values: true,
        alt: `Lamps from left to right: ${bits.map((bit) => (bit === 1 ? 'on' : 'off')).join(', ')}.`,
      },
    });
  },
};
