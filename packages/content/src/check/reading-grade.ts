import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const words = new Intl.Segmenter('en', { granularity: 'word' });
const SUM = /\d+(?:[.,]\d+)*(?:\s*[-+−×÷=<>:/]\s*\d+(?:[.,]\d+)*)*/gu;

/**
 * The school grade whose readers follow a text, by Flesch and Kincaid (1975): 0.39 words a sentence + 11.8 syllables a
 * word - 15.59. Numbers and sums are left out, because the formula knows words only.
 */
export function readingGrade(text: string): number {
  const plain = text.replaceAll(SUM, ' ');
  const found = [...words.segment(plain)].filter(
    (part) => part.isWordLike === true && /\p{L}/u.test(part.segment),
  );
  if (found.length === 0) return 0;
  const sentence = [...sentences.segment(plain)].filter((part) => /\p{L}/u.test(part.segment)).length;
  const syllables = found.reduce((sum, part) => sum + syllable(part.segment), 0);
  return fleschKincaid({ sentence, word: found.length, syllable: syllables });
}
