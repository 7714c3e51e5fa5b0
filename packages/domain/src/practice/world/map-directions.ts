import type { Dice } from '../dice.ts';
import { practiceItem } from '../practice-item.ts';
import type { PracticeGenerator } from '../practice-generator.ts';

const PLACES = [
  ['school', 'school'],
  ['tent', 'tent'],
  ['castle', 'castle'],
  ['tree', 'deciduous-tree'],
  ['boat', 'sailboat'],
  ['house', 'house'],
  ['bridge', 'bridge-at-night'],
  ['fountain', 'fountain'],
] as const;
const WAYS = [
  ['north', 0, -1],
  ['east', 1, 0],
  ['south', 0, 1],
  ['west', -1, 0],
] as const;
const SIZE = 5;
const MIDDLE = 2;

const cell = (dice: Dice) => {
  const [way, right, down] = dice.pick(WAYS);
  const steps = dice.int(1, 2);
  return { way, steps, at: [MIDDLE + right * steps, MIDDLE + down * steps] as const };
};

/** Walk from the middle of a map and see where you are. Slips: the opposite way, turned a quarter, a step too few. */
export const mapDirections: PracticeGenerator = {
  id: 'geography-map-directions',
  subject: 'geography',
  skill: 'geography-directions',
  grades: ['1st', '2nd', '3rd', '4th'],
  make: (dice, grade) => {
    const { way, steps, at } = cell(dice);
    const [column, row] = at;
    const [first = PLACES[0], second = PLACES[1], third = PLACES[2], fourth = PLACES[3]] =
      dice.shuffle(PLACES);
    const turned = [MIDDLE - (row - MIDDLE), MIDDLE + (column - MIDDLE)] as const;
    const placed = [
      { at: [column, row] as const, place: first },
      { at: [2 * MIDDLE - column, 2 * MIDDLE - row] as const, place: second },
      { at: turned, place: third },
      { at: [2 * MIDDLE - turned[0], 2 * MIDDLE - turned[1]] as const, place: fourth },
    ];
    return practiceItem(dice, grade, {
      question: `Start at the star. Go ${steps} ${way}. Where are you?`,
      right: `At the ${first[0]}`,
      slips: [
        { text: `At the ${second[0]}`, reason: `That is the other way. Find ${way} on the compass.` },
        { text: `At the ${third[0]}`, reason: 'You turned. Look at the compass.' },
        { text: `At the ${fourth[0]}`, reason: 'You turned. Look at the compass.' },
      ],
      explanation: `From the star, ${steps} ${way} leads there.`,
      hints: ['Put a finger on the star.', `Where does the compass show ${way}?`],
      illustration: {
        kind: 'map-grid',
        columns: SIZE,
        rows: SIZE,
        compass: true,
        items: [
          { at: [MIDDLE, MIDDLE], card: { thing: 'star' } },
          ...placed.map(({ at: where, place }) => ({
            at: [...where] as [number, number],
            card: { thing: place[1] },
          })),
        ],
        alt: `A map with north on top and a star in the middle. ${placed
          .map(({ at: where, place }) => `${place[0]}: column ${where[0] + 1}, row ${where[1] + 1}`)
          .join('; ')}.`,
      },
    });
  },
};
