import { EVERYDAY_WORDS } from '../text/everyday-words.ts';
import { leetReadings, squeezeReadings } from '../text/leet.ts';
import { nearWords } from '../text/near-words.ts';
import { splitWords } from '../text/split-words.ts';
import { roughWords, spelledOut, wordsOf } from '../text/tokens.ts';
import { isRealWord } from '../../local/words/real-words.ts';
import { wordsInPhrase } from '../rules/phrase.ts';
import { LONG_NAMES, MEANT } from './contact-words.ts';
import {
  CONTACT_PHRASES,
  MEETING_PHRASES,
  PAYMENT_PHRASES,
  PICTURE_PHRASES,
  SECRET_PHRASES,
} from './message-phrases.ts';

const VOCABULARY: ReadonlySet<string> = new Set(
  [...CONTACT_PHRASES, ...MEETING_PHRASES, ...PAYMENT_PHRASES, ...PICTURE_PHRASES, ...SECRET_PHRASES].flatMap(
    wordsInPhrase,
  ),
);
const SMALL_WORDS: ReadonlySet<string> = new Set('me my is on at us we you it to in by up do am'.split(' '));
const isKnown = (word: string): boolean =>
  VOCABULARY.has(word) || SMALL_WORDS.has(word) || EVERYDAY_WORDS.has(word);
const nearName = nearWords(LONG_NAMES);
const SHORTEST_SPLIT = 6;

/** The word that was meant: a short form, letters for digits, repeated letters, or one wrong letter in a long name. */
function meantWord(rough: string): string {
  const plain = rough.replace(/[^\p{L}\p{Nd}]/gu, '');
  const meant = MEANT[plain] ?? spelledOut(plain);
  if (meant !== undefined) return meant;
  if (isKnown(plain) || isRealWord(plain) || /^\d+$/.test(plain)) return plain;
  const readings = [
    ...leetReadings(rough),
    ...squeezeReadings(plain),
    ...leetReadings(rough).flatMap(squeezeReadings),
  ];
  const found = readings.find((word) => word.length > 1 && isKnown(word));
  if (found !== undefined) return found;
  return plain.length > SHORTEST_SPLIT ? (nearName(plain) ?? plain) : plain;
}

const isCut = (pieces: readonly string[]): boolean => pieces.every((piece) => isKnown(piece));

/** A word without spaces cut into known words; the word itself when a piece is unknown. */
function cut(word: string): readonly string[] {
  if (word.length < SHORTEST_SPLIT || VOCABULARY.has(word) || /[^a-z]/.test(word) || isRealWord(word))
    return [word];
  const pieces = splitWords(word, isKnown, isKnown);
  return isCut(pieces) ? pieces : [word];
}

/** How many letters of the sentence around may cling to letters that stand apart. */
const CLINGING = [0, 1, 2];
/** Letters that stood apart, cut into known words, without a letter or two of the sentence around them. */
function cutRun(run: string): string {
  const letters = run.replace(/[^\p{L}\p{Nd}@$!.]/gu, '');
  if (/[^a-z]/.test(letters)) return letters;
  for (const start of CLINGING)
    for (const end of CLINGING) {
      const inner = letters.slice(start, letters.length - end);
      const pieces = splitWords(inner, isKnown, isKnown);
      if (inner.length > 1 && isCut(pieces)) return pieces.join(' ');
    }
  return letters;
}

const LONE =
  /(?<![\p{L}\p{Nd}])[\p{L}@$](?:[\s.\-_*~|]{1,3}[\p{L}\p{Nd}@$!.]){2,}[\s.\-_*~|]{1,3}\p{L}(?![\p{L}\p{Nd}])/gu;

/** Letters that stand apart, written as one word: "s n a p" is "snap". Only the place where they stand changes. */
export const withoutGaps = (match: string): string => match.replace(LONE, cutRun);

/** The readings of a text in its match view, each padded with spaces. Every word is read alone: words around change none. */
export function messageViews(match: string): readonly string[] {
  const readings = [match, withoutGaps(match), match.replace(/(?<=\p{L})[-_*~.'](?=\p{L})/gu, '')];
  const views = readings.flatMap((text) => {
    const meant = roughWords(text).flatMap((word) => meantWord(word).split(' '));
    return [wordsOf(text), meant, meant.flatMap(cut)];
  });
  return [...new Set(views.map((words) => ` ${words.join(' ')} `))];
}
