import { numberItem } from '../number-item.ts';
import type { PracticeGenerator } from '../practice-generator.ts';

const CENTS = { quarter: 25, dime: 10, nickel: 5, penny: 1 } as const;
type Piece = keyof typeof CENTS;
const PIECES: readonly Piece[] = ['quarter', 'dime', 'nickel', 'penny'];

/** What US coins are worth together. Slips: the coins counted, a dime taken for less than a nickel, one coin missed. */
export const countingMoney: PracticeGenerator = {
  id: 'math-counting-money',
  subject: 'math',
  skill: 'math-money',
  grades: ['2nd'],
  make: (dice, grade) => {
    const coins = PIECES.flatMap((piece) => Array.from({ length: dice.int(0, 2) }, () => piece));
    if (coins.length === 0) coins.push('dime');
    const worth = (cents: Readonly<Record<Piece, number>>) =>
      coins.reduce((sum, coin) => sum + cents[coin], 0);
    const right = worth(CENTS);
    return numberItem(dice, grade, {
      question: 'How much money is this?',
      right,
      most: 1000,
      least: 1,
      show: (cents) => `${cents}¢`,
      slips: [
        [worth({ ...CENTS, dime: 5, nickel: 10 }), 'A dime is small but worth more than a nickel.'],
        [coins.length, 'That counts the coins. Add what each is worth.'],
        [worth({ ...CENTS, quarter: 20 }), 'A quarter is 25 cents.'],
        [right + 5, 'A nickel too many. Count again.'],
      ],
      explanation: `Together they are ${right} cents.`,
      hints: ['Begin with the coins worth most.', 'Quarter 25, dime 10, nickel 5, penny 1.'],
      illustration: { kind: 'coins', coins, alt: `Coins: ${coins.join(', ')}.` },
    });
  },
};
