import type { KnownWords } from '../judgement.ts';
import type { Replacer } from './replacer.ts';

const SHORTEST = 2;
/** From this length a name is also found with spaces or signs between its letters. */
const SPACED_FROM = 4;
/** A shorter one only when all its letters stand apart. */
const ALL_APART = 3;
const MOST_WORDS = 20;
/** Parts of names that are plain words of the language. They count only inside the whole name. */
const PLAIN_PARTS = new Set(
  'school elementary middle high primary academy the of de la van von st saint and el al da di'.split(' '),
);

const letter = (char: string): string => `${char.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')}\\p{Mn}{0,3}`;

function patternOf(word: string): RegExp | null {
  const plain = word
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .trim()
    .toLowerCase();
  const letters = Array.from(plain.replace(/[\s'’.-]+/g, ''));
  if (letters.length < SHORTEST || letters.length > 60) return null;
  const between = letters.length >= SPACED_FROM ? "[\\s.,'’*_-]{0,3}" : "['’._-]{0,1}";
  const apart = letters.length === ALL_APART ? `|${letters.map(letter).join('[\\s.*_-]{1,3}')}` : '';
  return new RegExp(
    `(?<![\\p{L}\\p{Mn}])(?:${letters.map(letter).join(between)}${apart})(?:['’]?(?:s|es|i|y|ie|ys|ies|n))?(?![\\p{L}\\p{Mn}])['’]?\\d{0,6}`,
    'giu',
  );
}

/**
 * Names, user name and school of one child, in any case, with endings and with spaces between the letters. Each part of a
 * name of several words counts too.
 */
export function knownWordReplacer(known: KnownWords): Replacer {
  const words = known.words.slice(0, MOST_WORDS).flatMap((word) => {
    const parts = word
      .split(/[\s_.-]+/)
      .filter((part) => part.length >= SHORTEST && !PLAIN_PARTS.has(part.toLowerCase()));
    return parts.length > 1 ? [word, ...parts] : [word];
  });
  const patterns = [...new Set(words)]
    .sort((a, b) => b.length - a.length)
    .map(patternOf)
    .filter((pattern) => pattern !== null);
  const isPlaceholder = /\[[a-z]{3,9}\]/;
  return {
    kind: 'name',
    replace: (text) =>
      patterns
        .reduce(
          (left, pattern) =>
            left
              .split(/(\[[a-z]{3,9}\])/)
              .map((piece) => (isPlaceholder.test(piece) ? piece : piece.replace(pattern, '[name]')))
              .join(''),
          text.normalize('NFD'),
        )
        .normalize('NFC'),
  };
}
