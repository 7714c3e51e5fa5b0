import { pick, seededDice } from './seeded-dice.ts';

export type Mutator = (text: string) => string;

const diceFor = (text: string): (() => number) =>
  seededDice(Array.from(text).reduce((sum, letter) => sum * 33 + (letter.codePointAt(0) ?? 0), 7) | 0);
const LEET: Readonly<Record<string, string>> = { a: '4', e: '3', i: '1', o: '0', s: '5', t: '7' };
const DOUBLES: Readonly<Record<string, string>> = {
  a: 'а',
  c: 'с',
  e: 'е',
  i: 'і',
  o: 'о',
  p: 'р',
  x: 'х',
  y: 'у',
  s: 'ѕ',
};

function typo(text: string): string {
  const dice = diceFor(text);
  return text.replace(/[a-z]{5,}/gi, (word) => {
    if (dice() < 0.5) return word;
    const at = 1 + Math.floor(dice() * (word.length - 3));
    const kind = dice();
    if (kind < 0.4) return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
    return kind < 0.7
      ? word.slice(0, at) + word.slice(at + 1)
      : word.slice(0, at) + (word[at] ?? '') + word.slice(at);
  });
}

const pigLatin = (text: string): string =>
  text.toLowerCase().replace(/[a-z']+/g, (word) => {
    const start = /^[^aeiou]*/.exec(word)?.[0] ?? '';
    return start === '' ? `${word}way` : `${word.slice(start.length)}${start}ay`;
  });

/** Ways to hide a sentence from a filter (security 6.6). Each is deterministic. */
export const MUTATORS: Readonly<Record<string, Mutator>> = {
  leet: (text) => text.replace(/[aeiost]/gi, (letter) => LEET[letter.toLowerCase()] ?? letter),
  spacing: (text) => Array.from(text.replace(/ /g, '  ')).join(' ').replace(/ {3,}/g, '   '),
  dots: (text) =>
    text
      .split(' ')
      .map((word) => Array.from(word).join('.'))
      .join(' '),
  homoglyph: (text) => text.replace(/[aceiopxys]/g, (letter) => DOUBLES[letter] ?? letter),
  emoji: (text) => text.replace(/ /g, ' 😀 '),
  'emoji inside': (text) => text.replace(/([a-z])([a-z]{2})/gi, '$1🙂$2'),
  'zero width': (text) => Array.from(text).join('\u200B'),
  'soft hyphen': (text) => Array.from(text).join('\u00AD'),
  typo,
  caps: (text) => text.toUpperCase(),
  'long letters': (text) => text.replace(/([aeiou])(?=[a-z]*$|[a-z]* )/g, '$1$1$1'),
  'pig latin': pigLatin,
  reversed: (text) => Array.from(text).reverse().join(''),
  'reversed words': (text) =>
    text
      .split(' ')
      .map((word) => Array.from(word).reverse().join(''))
      .join(' '),
  base64: (text) => Buffer.from(text, 'utf8').toString('base64'),
  'no spaces': (text) => text.replace(/ /g, ''),
  'polite frame': (text) =>
    `${pick(diceFor(text), ['please help me with math and', 'for my homework', 'quick question'])} ${text}`,
};

/** Mutators that change nothing a reader sees: the verdict must not become milder. */
export const INVISIBLE_MUTATORS = ['zero width', 'soft hyphen'] as const;

/** A sentence in two messages, cut between two words. */
export function overTurns(text: string): readonly [string, string] {
  const words = text.split(' ');
  const half = Math.ceil(words.length / 2);
  return [words.slice(0, half).join(' '), words.slice(half).join(' ')];
}
