import { STOP_WORDS } from '../local/words/content-words.ts';
import { EVERYDAY_WORDS } from '../policy/text/everyday-words.ts';
import { canonical } from './asked-words.ts';

/** A word in fewer than two of a hundred wordings says what is asked about (logarithm of the inverse share). */
const RARE = 4;
/** 'Robot' is in one of twenty: a card without it is less likely. Words in one of ten say nothing. */
const COMMON = 2.2;
/** 'Something' is rare among the wordings, and says nothing. */
const PLAIN_WORDS: ReadonlySet<string> = new Set(
  [
    ...STOP_WORDS,
    ...'something somebody someone anyone anybody everyone everybody anything everything nothing people person kids'.split(
      ' ',
    ),
    ...'always often sometimes usually only whole own around still such same right really exactly today ago well'.split(
      ' ',
    ),
  ].map(canonical),
);
const EVERYDAY: ReadonlySet<string> = new Set([...EVERYDAY_WORDS].map(canonical));

export type Missed = 'nothing' | 'less' | 'other';

/**
 * What it means when a card does not have a word of the question: nothing, that it is less likely ('night' is in many questions),
 * or that the card speaks of something else.
 * @param word in the form of `canonical`
 * @param rare how rare it is among the wordings, as a logarithm
 */
export function missing(word: string, rare: number): Missed {
  if (rare <= COMMON || PLAIN_WORDS.has(word)) return 'nothing';
  return rare <= RARE || EVERYDAY.has(word) ? 'less' : 'other';
}
