import { distance } from 'fastest-levenshtein';
import { EVERYDAY_WORDS } from '../../policy/text/everyday-words.ts';

/** Letters that may be wrong: none in a short word, one up to six letters, two in a longer one. */
const mostErrors = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : 2);

/** Two neighbors swapped count as one error, where plain Levenshtein counts two. */
export function isSwapped(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const at = one.split('').findIndex((letter, index) => letter !== other[index]);
  if (at < 0) return false;
  const swapped = one.slice(0, at) + one.charAt(at + 1) + one.charAt(at) + one.slice(at + 2);
  return swapped === other;
}

/**
 * The word of a vocabulary that was meant by a word with a typing error.
 * @param word at most 30 letters; a longer one is not mended
 * @returns the word itself when the vocabulary has it or it is a plain word, null when none is near
 */
export function mendTypo(word: string, vocabulary: ReadonlySet<string>): string | null {
  if (vocabulary.has(word) || EVERYDAY_WORDS.has(word)) return word;
  return nearestWords(word, vocabulary)[0] ?? null;
}

const byLetters = new WeakMap<ReadonlySet<string>, ReadonlyMap<string, readonly string[]>>();
/** The words of a vocabulary by their first letter; a wrong first letter is rare, and 'barks' is not 'marks'. */
function withFirstLetter(letter: string, vocabulary: ReadonlySet<string>): readonly string[] {
  const lists = byLetters.get(vocabulary) ?? Map.groupBy(vocabulary, (word) => word.charAt(0));
  byLetters.set(vocabulary, lists);
  return lists.get(letter) ?? [];
}

/**
 * All words of a vocabulary that are equally near to a word that it does not have, the first found first: 'bron' is 'born', 'iron'
 * and 'brown'.
 */
export function nearestWords(word: string, vocabulary: ReadonlySet<string>): readonly string[] {
  const most = mostErrors(word.length);
  if (most === 0 || word.length > 30 || /\d/.test(word)) return [];
  let best: string[] = [];
  let least = most + 1;
  for (const known of withFirstLetter(word.charAt(0), vocabulary)) {
    if (known.length < 4 || Math.abs(known.length - word.length) > most) continue;
    const errors = isSwapped(word, known) ? 0.9 : distance(word, known);
    if (errors < least) [best, least] = [[known], errors];
    else if (errors === least) best.push(known);
  }
  return best;
}
