import { entryOf } from '../text/entry-of.ts';
import { earReadings } from '../text/by-ear.ts';
import { EVERYDAY_WORDS } from '../text/everyday-words.ts';
import { base64Texts, pigLatinWords, reversedWords } from '../text/hidden-text.ts';
import { leetReadings, squeezeReadings } from '../text/leet.ts';
import { nearWords } from '../text/near-words.ts';
import { normalize, type NormalizedText } from '../text/normalize.ts';
import { splitWords } from '../text/split-words.ts';
import { roughWords, spelledOut, wordsOf } from '../text/tokens.ts';
import { FINE_SCHOOL_WORDS } from './profane-words.ts';
import { FOREIGN_WORDS, GRAVE_WORDS, RULE_WORDS } from './matcher.ts';

const SURE_WORDS: ReadonlySet<string> = new Set([...EVERYDAY_WORDS, ...RULE_WORDS, ...FINE_SCHOOL_WORDS]);
const isSure = (word: string): boolean => SURE_WORDS.has(word);
/** Plain in a text without spaces: English, or a short form such as "wanna". */
const PLAIN_WORDS: ReadonlySet<string> = new Set([...SURE_WORDS].filter((word) => !FOREIGN_WORDS.has(word)));
const isPlain = (word: string): boolean =>
  PLAIN_WORDS.has(word) || (word.length > 3 && spelledOut(word) !== undefined);
const nearGrave = nearWords([...GRAVE_WORDS, ...EVERYDAY_WORDS]);

/** Whether a word is known from elsewhere, for example from a lesson: then it is not corrected. */
export type IsKnownWord = (word: string) => boolean;

/** The word that was probably meant; the word itself when there is no better reading. */
function meantWord(rough: string, isKnown: IsKnownWord): string {
  const plain = rough.replace(/[^\p{L}\p{Nd}]/gu, '');
  const short = spelledOut(plain);
  if (short !== undefined) return short;
  const isDrawnOut = /([a-z])\1\1/.test(plain);
  if (/^([ai])\1+$/.test(plain)) return plain.slice(0, 1);
  if (!isDrawnOut && (isSure(plain) || isKnown(plain) || /^\d+$/.test(plain))) return plain;
  const readings = [
    ...squeezeReadings(plain),
    ...earReadings(plain),
    ...leetReadings(rough),
    ...leetReadings(rough).flatMap(squeezeReadings),
  ];
  const sure = readings.find((word) => isSure(word) || spelledOut(word) !== undefined);
  if (sure !== undefined) return spelledOut(sure) ?? sure;
  for (const word of [plain, ...readings]) {
    const near = nearGrave(word);
    if (near !== null) return near;
  }
  return plain;
}

/** One odd word in so many, or one so long: then the text is also read without its spaces. */
const ODD_SHARE = 6;
const LONG_ODD = 10;

const CHAT_DIGITS: Readonly<Record<string, string>> = { '1': 'i', '2': 'to', '4': 'for' };

/** Every way in which the rules read a text: as written, corrected, without spaces, reversed, Pig Latin, base64. */
export function readViews(text: NormalizedText, isKnown: IsKnownWord): readonly (readonly string[])[] {
  const views = new Map<string, readonly string[]>();
  const put = (words: readonly string[]) => {
    const flat = words.flatMap((word) => word.split(' ')).filter((word) => word !== '');
    if (flat.length > 0) views.set(flat.join(' '), flat);
  };
  const known: IsKnownWord = (word) =>
    isSure(word) || isKnown(word) || (word.length > 2 && spelledOut(word) !== undefined);
  const readMatch = (match: string) => {
    const plain = wordsOf(match);
    put(plain);
    const rough = roughWords(match);
    const meant = rough.flatMap((word) => meantWord(word, isKnown).split(' '));
    put(meant);
    const isMixed = rough.some((word) => /[a-z]/.test(word) && /\d/.test(word));
    if (
      rough.some((word) => entryOf(CHAT_DIGITS, word) !== undefined || (isMixed && /^\d{1,3}$/.test(word)))
    ) {
      const asWord = (word: string) =>
        isMixed && /^\d{2,3}$/.test(word) ? leetReadings(word).find(isSure) : undefined;
      put(rough.map((word) => entryOf(CHAT_DIGITS, word) ?? asWord(word) ?? meantWord(word, isKnown)));
    }
    const isOdd = (word: string) =>
      /[a-z]/.test(word) && (!known(word) || (word.length === 1 && word !== 'i' && word !== 'a'));
    const odd = plain.filter((word) => spelledOut(word) === undefined && isOdd(word));
    if (odd.length === 0) return;
    if (odd.length * ODD_SHARE < meant.length && !odd.some((word) => word.length >= LONG_ODD)) return;
    const letters = rough
      .map((word) => (/[a-z]/.test(word) ? leetReadings(word)[0] || word.replace(/[^a-z]/g, '') : ''))
      .join('')
      .replace(/(.)\1{2,}/g, '$1');
    const split = splitWords(letters, isPlain, known);
    put(split.map((word) => spelledOut(word) ?? word));
    put(split.map((word) => meantWord(word, isKnown)));
    const reversed = reversedWords(plain, known);
    if (reversed) {
      const turned = reversed.map((word) => spelledOut(word) ?? word);
      put(turned);
      put([...turned].reverse());
    }
    const pig = pigLatinWords(plain, isPlain, known);
    if (pig) put(pig.map((word) => spelledOut(word) ?? word));
  };
  readMatch(text.match);
  if (text.joined !== null) readMatch(text.joined);
  for (const hidden of base64Texts(text.display)) readMatch(normalize(hidden).match);
  return [...views.values()];
}
