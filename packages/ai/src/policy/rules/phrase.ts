import { SLOTS } from './slots.ts';

/** Words that stand in almost every sentence: no phrase is looked up by them. */
const COMMON = new Set(
  'i im ive id ill we me my you your the a an to of in on at is are was it he she they do dont not no how what can will want be with for and if so get go have has this that who why when where about just make us our like all up by im know need help tell'.split(
    ' ',
  ),
);

export interface CompiledPhrase {
  readonly pattern: RegExp;
  /** The phrase can only match a text with one of these words. */
  readonly keys: readonly string[];
  /** The same for words of which only the beginning is given. */
  readonly prefixes: readonly string[];
}

const alternativesOf = (place: string): readonly string[] =>
  place.split('|').flatMap((part) => {
    const slot = /^\{(\w+)\}$/.exec(part)?.[1];
    if (slot === undefined) return [part.replaceAll('_', ' ')];
    const words = SLOTS[slot];
    if (words === undefined) throw new Error(`No slot ${slot}`);
    return words.split('|');
  });

const ANY_ENDING = '[a-z]{0,10}';
const gap = (words: number): string => `(?:[^ ]+ ){0,${words}}?`;

interface Place {
  readonly source: string;
  /** Empty for gaps and for places that may be missing. */
  readonly words: readonly string[];
}

function placeOf(text: string): Place {
  if (text === '...') return { source: gap(5), words: [] };
  if (text === '~') return { source: gap(2), words: [] };
  const isOptional = text.endsWith('?');
  const words = alternativesOf(isOptional ? text.slice(0, -1) : text);
  const long = [...words].sort((a, b) => b.length - a.length);
  const source = `(?:${long.map((word) => word.replace('*', ANY_ENDING)).join('|')}) `;
  return isOptional ? { source: `(?:${source})?`, words: [] } : { source, words };
}

const rarest = (alternative: string): string => {
  const words = alternative.split(' ');
  return words.find((word) => !COMMON.has(word)) ?? words[0] ?? '';
};

/** Words and patterns of one phrase. Every repetition is bounded: a match takes time in proportion to the text. */
export function compilePhrase(phrase: string): CompiledPhrase {
  const places = phrase.split(' ').map(placeOf);
  const weight = ({ words }: Place) =>
    words.length + 100 * words.filter((word) => COMMON.has(rarest(word))).length;
  const sure = places.filter(({ words }) => words.length > 0).sort((a, b) => weight(a) - weight(b))[0];
  const keys = (sure?.words ?? []).map(rarest);
  return {
    pattern: new RegExp(` ${places.map(({ source }) => source).join('')}`),
    keys: keys.filter((key) => !key.endsWith('*')),
    prefixes: keys.filter((key) => key.endsWith('*')).map((key) => key.slice(0, -1)),
  };
}

/** Every word a phrase names, for the speller. Words of fewer than 3 letters are left out. */
export const wordsInPhrase = (phrase: string): readonly string[] =>
  phrase
    .split(' ')
    .filter((place) => place !== '...' && place !== '~')
    .flatMap((place) => alternativesOf(place.replace(/\?$/, '')))
    .flatMap((alternative) => alternative.replaceAll('*', '').split(' '))
    .filter((word) => word.length > 2);
