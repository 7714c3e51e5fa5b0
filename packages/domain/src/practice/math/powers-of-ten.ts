import { practiceItem } from '../practice-item.ts';
import type { PracticeGenerator } from '../practice-generator.ts';

/** '4.07': digits shifted by whole places, so that no rounding of floating point shows. */
function shifted(digits: number, places: number): string {
  if (places >= 0) return String(digits * 10 ** places);
  const text = String(digits).padStart(1 - places, '0');
  const [whole, rest] = [text.slice(0, places), text.slice(places).replace(/0+$/, '')];
  return rest === '' ? whole : `${whole}.${rest}`;
}

/** Multiplying and dividing by 10, 100, 1,000. Slips: zeros hung on, the wrong way, one place off. */
export const powersOfTen: PracticeGenerator = {
  id: 'math-powers-of-ten',
  subject: 'math',
  skill: 'math-decimals',
  grades: ['5th', '6th'],
  make: (dice, grade) => {
    const digits = dice.int(11, 99) * 10 + dice.int(1, 9);
    const divides = dice.int(0, 1) === 1;
    const zeros = dice.int(1, divides ? 2 : 3);
    const power = 10 ** zeros;
    const start = -dice.int(1, 2);
    const way = divides ? -zeros : zeros;
    const slip = (places: number, reason: string) => ({ text: shifted(digits, places), reason });
    return practiceItem(dice, grade, {
      question: `What is ${shifted(digits, start)} ${divides ? '÷' : '×'} ${power === 1000 ? '1,000' : power}?`,
      right: shifted(digits, start + way),
      slips: [
        slip(
          start - way,
          `That is the wrong way. ${divides ? 'Dividing makes it smaller.' : 'Multiplying makes it greater.'}`,
        ),
        slip(start + way + 1, 'One place too far to the left. Count the zeros.'),
        slip(start + way - 1, 'One place too far to the right. Count the zeros.'),
        slip(start, 'The digits have not moved.'),
      ],
      explanation: `Every digit moves ${zeros} ${zeros === 1 ? 'place' : 'places'} to the ${divides ? 'right' : 'left'}.`,
      hints: [
        'Will the answer be greater or smaller?',
        'Count the zeros: so many places do the digits move.',
      ],
    });
  },
};
