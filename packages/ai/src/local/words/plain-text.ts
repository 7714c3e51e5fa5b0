import { entryOf } from '../../policy/text/entry-of.ts';
import spelledOut from './spelled-out.json' with { type: 'json' };

/** What children leave out, write in short or often spell wrong. */
const SPELLED_OUT: Readonly<Record<string, string>> = spelledOut;

/** 'Less then' is 'less than'. */
const LESS_THEN =
  /\b(less|more|fewer|rather|other|different|better|worse|[a-z]{2,9}er) then\b(?! (?:what|how|why|i|you|we|it|the other))/g;

/**
 * A message in one plain form: small letters, one kind of quote and sign, short forms spelled out, no marks at its end.
 * @returns at most 300 characters are read
 */
export function plainText(message: string): string {
  const text = message
    .slice(0, 300)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’`´]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[−–—]/g, '-')
    .replace(/[×✕✖]/g, '*')
    .replace(/÷/g, '/')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[?!.\s]+$/, '');
  return text
    .split(' ')
    .map((word) => entryOf(SPELLED_OUT, word) ?? word)
    .join(' ')
    .replace(LESS_THEN, '$1 than')
    .replace(/\bmaid (?=of\b|by\b|from\b|out\b)/g, 'made ');
}

/** The words of a plain text, without signs. Numbers are words too. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\d]+(?:['-][\p{L}\d]+)*/gu) ?? [];
