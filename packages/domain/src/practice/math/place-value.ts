import { numberItem, withCommas } from '../number-item.ts';
import type { PracticeGenerator } from '../practice-generator.ts';

const PLACES = ['ones', 'tens', 'hundreds', 'thousands', 'ten thousands'] as const;

/** What a digit is worth. Slips: its face, the next place, all of the number. */
export const placeValue: PracticeGenerator = {
  id: 'math-place-value',
  subject: 'math',
  skill: 'math-place-value',
  grades: ['1st', '2nd', '3rd', '4th'],
  make: (dice, grade) => {
    const places = grade === '1st' ? 2 : grade === '2nd' ? 3 : grade === '3rd' ? 4 : 5;
    const digits = dice.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]).slice(0, places);
    const value = Number(digits.join(''));
    const place = dice.int(1, places - 1);
    const digit = digits[places - 1 - place] ?? 1;
    const right = digit * 10 ** place;
    return numberItem(dice, grade, {
      question: `What is the ${digit} worth in ${withCommas(value)}?`,
      right,
      most: 10 ** places,
      slips: [
        [digit, 'That is its face. Its place makes it more.'],
        [right * 10, 'One place too far. Count from the right.'],
        [right / 10, 'One place too few. Count from the right.'],
        [value, 'That is the whole number.'],
      ],
      explanation: `It stands in the ${PLACES[place] ?? 'tens'}: ${withCommas(right)}.`,
      hints: ['Count the places from the right.', 'The first is ones, the next is tens.'],
    });
  },
};
