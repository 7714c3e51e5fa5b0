import dictionary from 'dictionary-en';

/** The stems of the Hunspell dictionary of American English, and the letters of the endings that each may take. */
const WORDS: ReadonlySet<string> = new Set(
  new TextDecoder()
    .decode(dictionary.dic)
    .split('\n')
    .map((line) => line.split('/')[0] ?? '')
    .filter((word) => /^[a-z]{3,}$/.test(word)),
);
const ENDINGS: readonly (readonly [ending: RegExp, instead: string])[] = [
  [/s$/, ''],
  [/es$/, ''],
  [/ies$/, 'y'],
  [/(?:ed|ing|er|ly)$/, ''],
  [/(?:ed|ing|er)$/, 'e'],
  [/i(?:ed|er|ly)$/, 'y'],
];

/**
 * Is it a word of English, with one of the plain endings? Then it is no typing error of another word, known here or not: 'vaccine' is
 * no 'vacuole'. Names are none.
 * @param word in small letters
 */
export const isRealWord = (word: string): boolean =>
  WORDS.has(word) ||
  ENDINGS.some(([ending, instead]) => ending.test(word) && WORDS.has(word.replace(ending, instead)));
