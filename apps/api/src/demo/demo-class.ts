import type { DemoDay } from './demo-family.ts';

export interface DemoPupil {
  readonly firstName: string;
  readonly lastName: string;
  readonly days: readonly DemoDay[];
  readonly answerMs: number;
}

const STEADY_MS = 9000;
const day = (
  daysAgo: number,
  subject: DemoDay['subject'],
  number: number,
  misses: readonly number[] = [],
): DemoDay => ({ daysAgo, hour: 9 + (number % 3), subject, number, misses });

/** A pupil who comes every few days; `shift` lets no two miss the same. */
const steady = (shift: number): DemoDay[] => [
  day(17, 'math', 1, [shift % 6]),
  day(13, 'science', 1, shift % 2 === 0 ? [] : [(shift + 2) % 6]),
  day(10, 'english', 1, [(shift + 1) % 6, (shift + 3) % 6]),
  day(6, 'math', 2, shift % 3 === 0 ? [] : [(shift + 4) % 6]),
  day(1 + (shift % 3), 'math', 3, [(shift + 2) % 6]),
];
const flying = (): DemoDay[] => [
  day(9, 'math', 1),
  day(5, 'math', 2),
  day(4, 'science', 1, [3]),
  day(3, 'math', 3),
  day(1, 'english', 1),
];
const stuckInMultiplication = (shift: number): DemoDay[] => [
  day(12, 'math', 1, [0, 2, 3, shift % 2 === 0 ? 4 : 5]),
  day(8, 'science', 1, [shift % 6]),
  day(5, 'english', 1),
  day(3, 'math', 5, [1, 2, 3, 5]),
];
const nearlyAllWrong = (): DemoDay[] =>
  [1, 2, 3].map((number) => day(12 - 3 * number, 'math', number, number === 2 ? [0, 1, 2, 4, 5] : ALL));
const guessing = (): DemoDay[] => [
  day(8, 'math', 2, [0, 1, 3, 5]),
  day(5, 'science', 2, [0, 2, 3, 4]),
  day(2, 'english', 2, [1, 2, 4, 5]),
];
const rushing = (): DemoDay[] => [
  day(5, 'math', 2, [0, 3, 5]),
  day(3, 'science', 1, [1, 4, 5]),
  day(1, 'english', 1, [2, 3]),
];
const away = (shift: number): DemoDay[] => [
  day(19, 'math', 1, [1]),
  day(16, 'science', 1),
  day(9 + shift, 'english', 1, [shift]),
];
const ALL = [0, 1, 2, 3, 4, 5];

const STEADY: readonly (readonly [string, string])[] = [
  ['Amara', 'Diallo'],
  ['Bruno', 'Costa'],
  ['Chloe', 'Nguyen'],
  ['Dario', 'Rossi'],
  ['Elif', 'Yilmaz'],
  ['Finn', 'Larsen'],
  ['Grace', 'Kim'],
  ['Hugo', 'Martin'],
  ['Ines', 'Silva'],
  ['Jamal', 'Carter'],
];
const pupil = (
  firstName: string,
  lastName: string,
  days: readonly DemoDay[],
  answerMs = STEADY_MS,
): DemoPupil => ({ firstName, lastName, days, answerMs });

/** Twenty-three classmates of the demo child, with three weeks of what every class has: strong, steady, stuck, rushing, away and new. */
export const DEMO_PUPILS: readonly DemoPupil[] = [
  ...STEADY.map(([first, last], shift) => pupil(first, last, steady(shift))),
  pupil('Kira', 'Petrova', flying()),
  pupil('Leo', 'Bauer', flying()),
  pupil('Mila', 'Novak', stuckInMultiplication(0)),
  pupil('Noah', 'Evans', stuckInMultiplication(1)),
  pupil('Omar', 'Haddad', stuckInMultiplication(2)),
  pupil('Ben', 'Walker', nearlyAllWrong()),
  pupil('Pia', 'Hoffmann', guessing()),
  pupil('Quinn', 'Murphy', rushing(), 1700),
  pupil('Rosa', 'Garcia', away(0)),
  pupil('Sami', 'Aziz', away(3)),
  pupil('Tara', 'Singh', []),
  pupil('Uma', 'Patel', []),
  pupil('Victor', 'Jones', []),
];
