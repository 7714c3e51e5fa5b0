import { wordsInPhrase } from '../rules/phrase.ts';
import { EVERYDAY_WORDS } from '../text/everyday-words.ts';
import {
  CONTACT_PHRASES,
  MEETING_PHRASES,
  PAYMENT_PHRASES,
  PICTURE_PHRASES,
  SECRET_PHRASES,
} from './message-phrases.ts';

/** The words that the phrases about contact name. */
export const VOCABULARY: ReadonlySet<string> = new Set(
  [...CONTACT_PHRASES, ...MEETING_PHRASES, ...PAYMENT_PHRASES, ...PICTURE_PHRASES, ...SECRET_PHRASES].flatMap(
    wordsInPhrase,
  ),
);
const SMALL_WORDS: ReadonlySet<string> = new Set('me my is on at us we you it to in by up do am'.split(' '));
/** A word of those phrases, or a plain one that stands beside them. */
export const isKnown = (word: string): boolean =>
  VOCABULARY.has(word) || SMALL_WORDS.has(word) || EVERYDAY_WORDS.has(word);
