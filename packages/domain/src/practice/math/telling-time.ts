import { practiceItem } from '../practice-item.ts';
import type { PracticeGenerator } from '../practice-generator.ts';

const shown = (hour: number, minute: number) =>
  `${((hour + 11) % 12) + 1}:${String(minute).padStart(2, '0')}`;

/** The time on a clock face. Slips: the hands swapped, the hour just ahead, the numeral read as minutes. */
export const tellingTime: PracticeGenerator = {
  id: 'math-telling-time',
  subject: 'math',
  skill: 'math-time',
  grades: ['1st', '2nd', '3rd'],
  make: (dice, grade) => {
    const step = grade === '1st' ? 30 : grade === '2nd' ? 5 : 1;
    const hour = dice.int(1, 12);
    const minute = dice.int(0, 60 / step - 1) * step;
    const numeral = Math.round(minute / 5) || 12;
    return practiceItem(dice, grade, {
      question: 'What time is it?',
      right: shown(hour, minute),
      slips: [
        { text: shown(numeral, (hour % 12) * 5), reason: 'The short hand tells the hour.' },
        { text: shown(hour + 1, minute), reason: 'That hour has not come yet.' },
        {
          text: shown(hour, numeral === 12 ? 30 : numeral),
          reason: 'From numeral to numeral are five minutes.',
        },
        { text: shown(hour, (minute + 30) % 60), reason: 'Look at the long hand again.' },
        { text: shown(hour + 11, minute), reason: 'That hour is over.' },
      ],
      explanation: `The short hand says ${hour}. The long hand says ${minute} minutes.`,
      hints: ['The short hand tells the hour.', 'The long hand tells the minutes.'],
      illustration: { kind: 'clock', hour, minute, alt: 'A clock with a short hand and a long hand.' },
    });
  },
};
