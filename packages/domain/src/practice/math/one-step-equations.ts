import { numberItem } from '../number-item.ts';
import type { PracticeGenerator } from '../practice-generator.ts';

/** The unknown in x + a = b or a · x = b. Slips: the step done once more instead of undone. */
export const oneStepEquations: PracticeGenerator = {
  id: 'math-one-step-equations',
  subject: 'math',
  skill: 'math-equations',
  grades: ['5th', '6th'],
  make: (dice, grade) => {
    const [x, a] = [dice.int(3, 15), dice.int(2, 12)];
    const times = dice.int(0, 1) === 1;
    const b = times ? a * x : a + x;
    return numberItem(dice, grade, {
      question: times ? `Which x makes ${a} × x = ${b} true?` : `Which x makes x + ${a} = ${b} true?`,
      right: x,
      most: 1000,
      slips: [
        [times ? b - a : b + a, times ? 'Undo times by dividing.' : 'Undo plus by taking away.'],
        [b, 'That is the result. What was x?'],
        [times ? b + a : x + a + 1, 'Put it in and test: it does not fit.'],
        [a, 'That is the number beside x.'],
      ],
      explanation: times ? `${a} × ${x} = ${b}.` : `${x} + ${a} = ${b}.`,
      hints: [
        'Undo what was done to x.',
        times ? `How many times does ${a} fit into ${b}?` : `What is ${b} without ${a}?`,
      ],
      illustration: {
        kind: 'balance',
        left: times ? [{ text: `${a} × x` }] : [{ text: 'x' }, { text: String(a) }],
        right: [{ text: String(b) }],
        tilt: 'level',
        alt: `A level scale: ${times ? `${a} times x` : `x and ${a}`} on the left, ${b} on the right.`,
      },
    });
  },
};
