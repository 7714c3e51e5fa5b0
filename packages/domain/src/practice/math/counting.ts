import { numberItem } from '../number-item.ts';
import type { PracticeGenerator } from '../practice-generator.ts';

const THINGS = [
  ['duck', 'ducks'],
  ['frog', 'frogs'],
  ['red-apple', 'apples'],
  ['fish', 'fish'],
  ['star', 'stars'],
  ['ladybug', 'ladybugs'],
] as const;
const DRAWN: Readonly<Record<string, string>> = { ladybug: 'lady-beetle' };

/** How many there are: to 10 in Pre-K, to 20 in K. Slips: one left out, one counted twice. */
export const counting: PracticeGenerator = {
  id: 'math-counting',
  subject: 'math',
  skill: 'math-counting',
  grades: ['pre-k', 'k'],
  make: (dice, grade) => {
    const most = grade === 'pre-k' ? 10 : 20;
    const right = dice.int(grade === 'pre-k' ? 1 : 6, most);
    const [name, many] = dice.pick(THINGS);
    const thing = DRAWN[name] ?? name;
    return numberItem(dice, grade, {
      question: `How many ${many} can you count?`,
      right,
      most,
      slips: [
        [right - 1, 'One was left out. Touch each one.'],
        [right + 1, 'One was counted twice. Go slowly.'],
      ],
      explanation: `Each one gets one number. The last is ${right}.`,
      hints: ['Touch each one as you count.', 'Say one number for each touch.'],
      illustration: {
        kind: 'object-set',
        groups: [{ thing, count: right }],
        layout: right > 5 ? 'rows' : 'row',
        alt: `Count along: ${Array.from({ length: right }, () => many.replace(/s$/, '')).join(', ')}.`,
      },
    });
  },
};
