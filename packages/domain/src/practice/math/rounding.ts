import { numberItem, withCommas } from '../number-item.ts';
import type { PracticeGenerator } from '../practice-generator.ts';

/** To the nearest ten, hundred or thousand. Slips: always down, always up, the wrong place. */
export const rounding: PracticeGenerator = {
  id: 'math-rounding',
  subject: 'math',
  skill: 'math-place-value',
  grades: ['3rd', '4th', '5th'],
  make: (dice, grade) => {
    const place = grade === '3rd' ? dice.pick([10, 100]) : dice.pick([100, 1000]);
    const value = dice.int(place, place * 9) + (dice.int(1, 9) * place) / 10;
    const right = Math.round(value / place) * place;
    const down = Math.floor(value / place) * place;
    return numberItem(dice, grade, {
      question: `Round ${withCommas(value)} to the nearest ${withCommas(place)}.`,
      right,
      most: place * 100,
      slips: [
        [right === down ? down + place : down, 'Which one is nearer? Look at the next digit.'],
        [Math.round(value / (place / 10)) * (place / 10), 'That rounds to a smaller place.'],
        [Math.round(value / (place * 10)) * place * 10, 'That rounds to a greater place.'],
        [right + 2 * place, 'That is too far away.'],
        [value + place, 'Rounding makes the end all zeros.'],
      ],
      explanation: `${withCommas(value)} lies nearest to ${withCommas(right)}.`,
      hints: [
        'Which two round numbers lie around it?',
        'Look at the digit after that place. Five or more goes up.',
      ],
    });
  },
};
