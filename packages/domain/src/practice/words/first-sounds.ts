import type { Grade } from '../../grades.ts';
import { practiceItem } from '../practice-item.ts';
import type { PracticeGenerator } from '../practice-generator.ts';

interface Word {
  readonly word: string;
  readonly thing: string;
  readonly sound: string;
}
const word = (name: string, thing: string, sound: string): Word => ({ word: name, thing, sound });

/** Words whose first letter makes its usual sound; look-alike sounds stand beside each other as slips. */
const WORDS = [
  word('bear', 'bear', 'b'),
  word('duck', 'duck', 'd'),
  word('fish', 'fish', 'f'),
  word('goat', 'goat', 'g'),
  word('house', 'house', 'h'),
  word('key', 'key', 'k'),
  word('lion', 'lion', 'l'),
  word('mouse', 'mouse', 'm'),
  word('nut', 'chestnut', 'n'),
  word('pig', 'pig', 'p'),
  word('ring', 'ring', 'r'),
  word('sun', 'sun', 's'),
  word('tent', 'tent', 't'),
  word('wolf', 'wolf', 'w'),
  word('zebra', 'zebra', 'z'),
] as const;

/** Which picture begins with a sound. Slips: sounds made at the same place of the mouth, then any other. */
const NEAR: Readonly<Record<string, string>> = {
  b: 'pd',
  d: 'tb',
  f: 's',
  g: 'k',
  k: 'g',
  m: 'n',
  n: 'm',
  p: 'bt',
  s: 'zf',
  t: 'dp',
  z: 's',
};

export const firstSounds: PracticeGenerator = {
  id: 'english-first-sounds',
  subject: 'english',
  skill: 'english-phonics',
  grades: ['pre-k', 'k', '1st'] satisfies readonly Grade[],
  make: (dice, grade) => {
    const right = dice.pick(WORDS);
    const others = dice.shuffle(WORDS).filter(({ sound }) => sound !== right.sound);
    const near = NEAR[right.sound] ?? '';
    const slips = [
      ...others.filter(({ sound }) => near.includes(sound)),
      ...others.filter(({ sound }) => !near.includes(sound)),
    ];
    return practiceItem(dice, grade, {
      question: `Which one starts with ${right.sound}?`,
      right: right.word,
      rightCard: { thing: right.thing },
      slips: slips.map(({ word: text, thing, sound }) => ({
        text,
        reason: `That starts with ${sound}. Say it slowly.`,
        card: { thing },
      })),
      explanation: `Say it: ${right.word} starts with ${right.sound}.`,
      hints: ['Say each word slowly.', 'Feel how your mouth starts.'],
      illustration: {
        kind: 'letter-card',
        letters: [right.sound.toUpperCase(), right.sound],
        alt: `The letter ${right.sound}, big and small.`,
      },
    });
  },
};
