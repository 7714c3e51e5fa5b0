import { EVERYDAY_WORDS } from '../text/everyday-words.ts';
import { digitsForWords } from './number-values.ts';

const ARTICLES = new Set('a an the of to is are it its'.split(' '));

/** A word without its plural ending. */
function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:ch|sh|x|ss|z)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/** The words that carry a text's meaning: number words as digits, no articles, singular. Input: a match view. */
export const keyWords = (match: string): readonly string[] =>
  (digitsForWords(match.replace(/'/g, '')).match(/\d+(?:[.:/]\d+)*|[\p{L}]+|[+=<>%$°×÷-]/gu) ?? [])
    .filter((word) => !ARTICLES.has(word) && word !== '-')
    .map((word) => (/^[\p{L}]+$/u.test(word) ? singular(word) : word));

/** A word so plain that it stands in hints without telling anything. */
export const isPlainWord = (word: string): boolean => EVERYDAY_WORDS.has(word) || word.length === 1;

/** Whether the words stand in the list, in this order, with at most `apart` other words between two of them. */
export function holdsInOrder(list: readonly string[], words: readonly string[], apart: number): boolean {
  return list.some((word, start) => {
    if (word !== words[0]) return false;
    let at = start;
    return words.slice(1).every((next) => {
      const found = list.indexOf(next, at + 1);
      if (found === -1 || found - at > apart + 1) return false;
      at = found;
      return true;
    });
  });
}
