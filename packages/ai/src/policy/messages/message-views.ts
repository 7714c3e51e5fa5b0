import { entryOf } from '../text/entry-of.ts';
import { leetReadings, squeezeReadings } from '../text/leet.ts';
import { nearWords } from '../text/near-words.ts';
import { roughWords, spelledOut, wordsOf } from '../text/tokens.ts';
import { isRealWord } from '../../local/words/real-words.ts';
import { LONG_NAMES, MEANT } from './contact-words.ts';
import { cutLetters, withoutGaps } from './lone-letters.ts';
import { isKnown, VOCABULARY } from './message-vocabulary.ts';

const nearName = nearWords(LONG_NAMES);
const SHORTEST_SPLIT = 6;

/** The word that was meant: a short form, letters for digits, repeated letters, or one wrong letter in a long name. */
function meantWord(rough: string): string {
  const plain = rough.replace(/[^\p{L}\p{Nd}]/gu, '');
  const meant = entryOf(MEANT, plain) ?? spelledOut(plain);
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

/** A word without spaces cut into known words; the word itself when a piece is unknown. */
function cut(word: string): readonly string[] {
  if (word.length < SHORTEST_SPLIT || VOCABULARY.has(word) || /[^a-z]/.test(word) || isRealWord(word))
    return [word];
  return cutLetters(word) ?? [word];
}

/** The readings of a text in its match view, each padded with spaces. Every word is read alone: words around change none. */
export function messageViews(match: string): readonly string[] {
  const readings = [match, withoutGaps(match), match.replace(/(?<=\p{L})[-_*~.'](?=\p{L})/gu, '')];
  const views = readings.flatMap((text) => {
    const meant = roughWords(text).flatMap((word) => meantWord(word).split(' '));
    return [wordsOf(text), meant, meant.flatMap(cut)];
  });
  return [...new Set(views.map((words) => ` ${words.join(' ')} `))];
}
