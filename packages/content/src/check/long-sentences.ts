import type { Grade } from '@noodlenaut/domain';

/** DESIGN-LANGUAGE, Words: at most 8 words a sentence up to 1st grade; the curriculum goes on to 12 in 3rd. */
export const SENTENCE_WORDS: Record<Grade, number> = {
  'pre-k': 8,
  k: 8,
  '1st': 8,
  '2nd': 10,
  '3rd': 12,
  '4th': 14,
  '5th': 16,
  '6th': 18,
};

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const words = new Intl.Segmenter('en', { granularity: 'word' });

/** Words of a sentence. Numbers and signs are no words, and a word with a hyphen is one. */
export function wordCount(sentence: string): number {
  const joined = sentence.replaceAll(/(?<=\p{L})[-](?=\p{L})/gu, '');
  return [...words.segment(joined)].filter((part) => part.isWordLike && /\p{L}/u.test(part.segment)).length;
}

/** The sentences of a text that are too long for a grade. */
export function longSentences(text: string, grade: Grade): string[] {
  return [...sentences.segment(text)]
    .map((part) => part.segment.trim())
    .filter((sentence) => wordCount(sentence) > SENTENCE_WORDS[grade]);
}
