import { practiceItem } from '../practice-item.ts';
import type { PracticeGenerator } from '../practice-generator.ts';

const RULES = [
  {
    words: ['fox', 'dish', 'bench', 'bus', 'glass', 'peach', 'brush', 'box'],
    change: (word: string) => `${word}es`,
    why: 'After s, x, ch and sh comes es.',
  },
  {
    words: ['pony', 'berry', 'city', 'puppy', 'story', 'baby', 'fly', 'party'],
    change: (word: string) => `${word.slice(0, -1)}ies`,
    why: 'After a consonant, y turns into ies.',
  },
  {
    words: ['key', 'toy', 'monkey', 'day', 'boy', 'tray', 'valley', 'turkey'],
    change: (word: string) => `${word}s`,
    why: 'Here a plain s is enough.',
  },
  {
    words: ['leaf', 'wolf', 'shelf', 'calf', 'half', 'loaf'],
    change: (word: string) => `${word.slice(0, -1)}ves`,
    why: 'Here f turns into ves.',
  },
] as const;

/** More than one of a thing. Slips: the other rules. */
export const plurals: PracticeGenerator = {
  id: 'english-plurals',
  subject: 'english',
  skill: 'english-spelling',
  grades: ['2nd', '3rd', '4th'],
  make: (dice, grade) => {
    const [first, second, third, fourth] = RULES;
    const rule = dice.pick(grade === '2nd' ? [first, second, third] : [first, second, third, fourth]);
    const word = dice.shuffle<string>(rule.words)[0] ?? 'fox';
    const right = rule.change(word);
    const stem = word.slice(0, -1);
    const slip = (text: string, reason: string) => ({ text, reason });
    return practiceItem(dice, grade, {
      question: `One ${word}, two ___. Which word fits?`,
      right,
      slips: [
        slip(`${word}s`, 'Look at the end of the word first.'),
        slip(word.endsWith('y') ? `${stem}ies` : `${word}ies`, 'Only a y after a consonant becomes ies.'),
        slip(`${word}es`, 'Only after s, x, ch and sh comes es.'),
        slip(`${word}'s`, 'An apostrophe shows an owner, not more than one.'),
        slip(word, 'That is still one.'),
      ],
      explanation: `${rule.why} So: ${right}.`,
      hints: ['Look at the last letters.', rule.why],
    });
  },
};
