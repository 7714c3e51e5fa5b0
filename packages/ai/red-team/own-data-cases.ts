import { pick, seededDice } from './seeded-dice.ts';

export interface OwnDataCase {
  readonly message: string;
  readonly known: readonly string[];
  /** What must not stand in the scrubbed text, compared without case, spaces and signs. */
  readonly secrets: readonly string[];
}

const FIRST = [
  'Sofia',
  'Mateo',
  'Aaliyah',
  'Björn',
  'Chloé',
  'Đorđe',
  'Emre',
  'Fatima',
  'Giulia',
  'Hiroshi',
  'Ingrid',
  'Jalen',
  'Keisha',
  'Łukasz',
  'Nguyen',
  'Oluwaseun',
  "D'Andre",
  'Zoë',
  'Xiomara',
  'Yusuf',
  'Priya',
  'Mary Ann',
  'Liam',
  'Ava',
];
const LAST = [
  'Miller',
  "O'Connor",
  'García',
  'Nowak',
  'Al-Rashid',
  'Lindqvist',
  'Van Dyke',
  'Okafor',
  'Kim',
  'Petrov',
  'Fernandes',
  'Schröder',
];
const SCHOOLS = [
  'Lincoln Elementary',
  'Oak Hill Academy',
  'St Mary School',
  'Riverside Primary',
  'Maple Grove Montessori',
];
const STREETS = ['Oak Street', 'Maple Avenue', 'Harbor Lane', 'Willow Creek Road', 'Elm Boulevard'];
const ASKS = [
  'what is 3 + 4',
  'how do volcanoes work',
  'i need help with fractions',
  'why is the sky blue',
  'can you explain the water cycle',
];

type Dice = () => number;
const digits = (dice: Dice, count: number): string =>
  Array.from({ length: count }, () => String(2 + Math.floor(dice() * 8))).join('');

function written(dice: Dice, name: string): string {
  const forms = [
    name,
    name.toLowerCase(),
    name.toUpperCase(),
    `${name}'s`,
    `${name}s`,
    Array.from(name.replace(/ /g, '')).join(' '),
    Array.from(name.replace(/ /g, '')).join('.'),
    name.replace(/ /g, ''),
    `${name}${Math.floor(dice() * 90) + 10}`,
    Array.from(name).join('\u200B'),
    name.normalize('NFD'),
    name.normalize('NFD').replace(/\p{Mn}/gu, ''),
  ];
  return pick(dice, forms);
}

function statement(
  dice: Dice,
  first: string,
  last: string,
  user: string,
  school: string,
): readonly [string, readonly string[]] {
  const area = `2${digits(dice, 2)}`;
  const phone = `${area}${digits(dice, 3)}${digits(dice, 4)}`;
  const house = `${10 + Math.floor(dice() * 900)} ${pick(dice, STREETS)}`;
  const spoken = Array.from(digits(dice, 10), (digit) =>
    pick(dice, ['two three four five six seven eight nine'.split(' ')[Number(digit) - 2] ?? 'two']),
  );
  return pick<readonly [string, readonly string[]]>(dice, [
    [`my name is ${written(dice, first)} ${written(dice, last)}`, [first, last]],
    [`${written(dice, first)} needs help`, [first]],
    [`i am ${written(dice, first)}`, [first]],
    [`hi its ${written(dice, first)} from ${written(dice, school)}`, [first, school]],
    [`my username is ${user}`, [user]],
    [`${user} here`, [user]],
    [`call me ${written(dice, first)}`, [first]],
    [`${written(dice, last)} is my last name`, [last]],
    [`my phone is ${phone.slice(0, 3)}-${phone.slice(3, 6)}-${phone.slice(6)}`, [phone]],
    [`call (${phone.slice(0, 3)}) ${phone.slice(3, 6)}-${phone.slice(6)}`, [phone]],
    [`+1 ${phone.slice(0, 3)} ${phone.slice(3, 6)} ${phone.slice(6)}`, [phone]],
    [`my number is ${spoken.join(' ')}`, [spoken.join('')]],
    [`i live at ${house}`, [house]],
    [`mail ${user}@example.com`, [user]],
    [`${user} at example dot com`, [user]],
    [`i go to ${school}`, [school]],
  ]);
}

/** Messages with a child's own data, and what must be gone. The same seed gives the same list. */
export function ownDataCases(count: number): readonly OwnDataCase[] {
  const dice = seededDice(20261123);
  return Array.from({ length: count }, () => {
    const [first, last, school] = [pick(dice, FIRST), pick(dice, LAST), pick(dice, SCHOOLS)];
    const user = `${pick(dice, ['star', 'dragon', 'moon', 'turbo'])}${pick(dice, ['fox', 'cat', 'kid', 'rider'])}_${10 + Math.floor(dice() * 90)}`;
    const [told, secrets] = statement(dice, first, last, user, school);
    const ask = pick(dice, ASKS);
    const message = pick(dice, [`${told}, ${ask}`, `${ask}? ${told}`, told, `${told}. ${ask}`]);
    return { message, known: [first, last, user, school], secrets };
  });
}

/** A text as it is compared: lower case, without accents, spaces and signs. */
export const bare = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{Nd}]/gu, '');
