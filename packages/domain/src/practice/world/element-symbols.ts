import { practiceItem } from '../practice-item.ts';
import type { PracticeGenerator } from '../practice-generator.ts';

const ELEMENTS = [
  ['hydrogen', 'H', 1],
  ['helium', 'He', 2],
  ['carbon', 'C', 6],
  ['nitrogen', 'N', 7],
  ['oxygen', 'O', 8],
  ['neon', 'Ne', 10],
  ['sodium', 'Na', 11],
  ['magnesium', 'Mg', 12],
  ['aluminum', 'Al', 13],
  ['silicon', 'Si', 14],
  ['sulfur', 'S', 16],
  ['chlorine', 'Cl', 17],
  ['potassium', 'K', 19],
  ['calcium', 'Ca', 20],
  ['iron', 'Fe', 26],
  ['copper', 'Cu', 29],
  ['zinc', 'Zn', 30],
  ['silver', 'Ag', 47],
  ['tin', 'Sn', 50],
  ['gold', 'Au', 79],
  ['mercury', 'Hg', 80],
  ['lead', 'Pb', 82],
] as const;

/** The element behind a symbol. Slips: names that begin with the symbol's letter, then neighbours in the list. */
export const elementSymbols: PracticeGenerator = {
  id: 'chemistry-element-symbols',
  subject: 'chemistry',
  skill: 'chemistry-elements',
  grades: ['5th', '6th'],
  make: (dice, grade) => {
    const [name, symbol, number] = dice.pick(ELEMENTS);
    const others = dice.shuffle(ELEMENTS).filter(([other]) => other !== name);
    const begins = ([other]: (typeof ELEMENTS)[number]) => other.startsWith(symbol.charAt(0).toLowerCase());
    return practiceItem(dice, grade, {
      question: `Which element has the symbol ${symbol}?`,
      right: name,
      slips: [...others.filter(begins), ...others.filter((one) => !begins(one))].map(([text, its]) => ({
        text,
        reason: `The symbol of ${text} is ${its}.`,
      })),
      explanation: `${symbol} stands for ${name}, element number ${number}.`,
      hints: [
        'Some symbols come from old Latin names.',
        `It is element number ${number} of the periodic table.`,
      ],
      illustration: {
        kind: 'periodic-tile',
        tiles: [{ symbol, number }],
        alt: `A tile of the periodic table with ${symbol} and the number ${number}.`,
      },
    });
  },
};
