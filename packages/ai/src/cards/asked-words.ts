import { wordsOf } from '../local/words/plain-text.ts';
import { stem } from '../local/words/stem.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The words of a file of `packages/ai/cards`, one group a line, separated by spaces. */
const readGroups = (name: string): readonly (readonly string[])[] =>
  readFileSync(join(import.meta.dirname, '..', '..', 'cards', name), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split(' '));

/** Words of one line mean the same in a child's question. */
const SAME = readGroups('same-words.txt');
const MEANS = new Map(
  SAME.flatMap(([first = '', ...others]) => others.map((other) => [other, first] as const)),
);

/** One form for words that mean the same: 'largest' and 'biggest' are 'biggest', 'becomes' is 'get'. The result is not for reading. */
export const canonical = (word: string): string =>
  stem(MEANS.get(word) ?? MEANS.get(word.replace(/s$/, '')) ?? word);

/** Words that children use for almost the same, each in the form of `canonical`; 'squash' has 'flatten' and 'press'. */
export const nearOnes: ReadonlyMap<string, ReadonlySet<string>> = (() => {
  const near = new Map<string, Set<string>>();
  for (const group of readGroups('near-words.txt')) {
    const forms = [...new Set(group.map(canonical))];
    for (const form of forms) {
      const others = near.get(form) ?? new Set();
      for (const other of forms) if (other !== form) others.add(other);
      near.set(form, others);
    }
  }
  return near;
})();

/** They say nothing about what is asked. */
const EMPTY: ReadonlySet<string> = new Set(
  'a an the please noodle hey hi do does did so and but ok well just really very exactly tell me i you we my our us it of to this'.split(
    ' ',
  ),
);

const COUNTS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** 'The 3 states of matter' are the three. In a calculation, with more than one number, digits stay digits. */
function countInWords(text: string): string {
  const numbers = text.match(/\d[\d.,/:%]*/g) ?? [];
  const [only = ''] = numbers;
  return numbers.length === 1 ? text.replace(only, COUNTS[Number(only)] ?? only) : text;
}

/** 'How is heat different from temperature' asks for the difference between them. */
const DIFFERENT = /^how (?:is|are) (?:an? |the )?(.+?) different (?:from|than|to|then) (?:an? |the )?(.+)$/;
export const inOneForm = (text: string): string =>
  text.replace(DIFFERENT, 'what is the difference between $1 and $2').replace(/\bgood for$/, 'used for');

/** The words of a question that count, as they were written. */
export const askedWords = (text: string): string[] => [
  ...new Set(
    wordsOf(
      countInWords(text.replaceAll('-', ' '))
        .replaceAll("n't", ' not')
        .replace(/\b(it|that|what|who|let)'s\b/g, '$1s')
        .replace(/'s\b/g, ''),
    ).filter((word) => !EMPTY.has(word)),
  ),
];

/** Questions about a word, not about the thing that it names. */
export const ABOUT_A_WORD = 'word';
const KINDS: readonly (readonly [kind: string, form: RegExp])[] = [
  [
    ABOUT_A_WORD,
    /\b(?:spell|spells|spelled|spelling|letters?|rhymes?|rhyming|syllables?|plural|starts? with|ends? with|begins? with|sounds? (?:does|in|at)|read the word|write the word)\b/,
  ],
  ['why', /\b(?:why|how come|what (?:makes|causes|is the reason)|reason)\b/],
  ['amount', /\bhow (?:many|much|long|far|tall|big|fast|old|heavy|deep|high|hot|cold)\b/],
  ['who', /\bwho\b/],
  ['when', /\b(?:when|what year|how long ago)\b/],
  ['where', /\bwhere\b/],
  ['how', /\bhow (?:do|does|did|can|is|are|to|was|were)\b/],
];

/** What kind of answer is wanted: a reason, an amount, a person, a time, a place or a way; 'what' otherwise. */
export const kindOf = (text: string): string => KINDS.find(([, form]) => form.test(text))?.[0] ?? 'what';
