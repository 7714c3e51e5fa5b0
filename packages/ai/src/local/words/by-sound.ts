import { doubleMetaphone } from 'double-metaphone';
import { distance } from 'fastest-levenshtein';

/** With fewer consonants too many words sound alike: 'son', 'sun', 'sin'. */
const FEWEST_SOUNDS = 3;
const MOST_ERRORS = 4;
/** So much of a word may be written otherwise: 'serkit' and 'circuit'. */
const MOST_SHARE = 0.6;

const codeOf = (word: string): string => doubleMetaphone(word)[0];
export const soundsSame = (one: string, other: string): boolean => codeOf(one) === codeOf(other);

const indexes = new WeakMap<ReadonlySet<string>, ReadonlyMap<string, readonly string[]>>();
function withSound(code: string, vocabulary: ReadonlySet<string>): readonly string[] {
  const index = indexes.get(vocabulary) ?? Map.groupBy(vocabulary, codeOf);
  indexes.set(vocabulary, index);
  return index.get(code) ?? [];
}

/**
 * The words of a vocabulary that sound like a word spelled by ear (Double Metaphone of Lawrence Philips, 2000), the nearest in letters first:
 * 'serkit' is 'circuit', 'encripshun' is 'encryption'.
 * @param word in small letters
 */
export function soundingLike(word: string, vocabulary: ReadonlySet<string>): readonly string[] {
  if (word.length > 30 || !/^[a-z]{5,}$/.test(word)) return [];
  const code = codeOf(word);
  if (code.length < FEWEST_SOUNDS) return [];
  return withSound(code, vocabulary)
    .map((known) => ({ known, errors: distance(word, known) }))
    .filter(({ known, errors }) => errors <= Math.min(MOST_ERRORS, MOST_SHARE * known.length))
    .toSorted((one, other) => one.errors - other.errors)
    .map(({ known }) => known);
}
