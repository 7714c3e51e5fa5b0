/** A text as it is read aloud: without emoji and arrows. These are at its end, so that the words keep their positions. */
export const forEar = (text: string): string => text.replace(/[^\p{L}\p{N}\p{P}\p{Zs}]+/gu, '').trim();

const TAP = 'Tap ';
/** What a button says, so that who cannot read knows what to press. */
export const spokenButton = (text: string): string => `${TAP}${forEar(text)}`;

const LETTER_LENGTH = 'A: '.length;
/** An option behind its letter. */
export const spokenOption = (option: string, index: number): string =>
  `${String.fromCodePoint(65 + index)}: ${option}`;

type Span = { readonly start: number; readonly end: number };
const without = (ahead: number, word: Span | null): Span | null =>
  word === null || word.start < ahead ? null : { start: word.start - ahead, end: word.end - ahead };
/** The word being read within the button's or the option's own text. */
export const wordOfButton = (word: Span | null) => without(TAP.length, word);
export const wordOfOption = (word: Span | null) => without(LETTER_LENGTH, word);
