import type { Grade } from '@noodlenaut/domain';
import { GRADE_LIMITS } from './grade-limits.ts';

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const words = new Intl.Segmenter('en', { granularity: 'word' });

/** Words of a sentence. Numbers and signs are no words, and a word with a hyphen is one. */
export function wordCount(sentence: string): number {
  const joined = sentence.replaceAll(/(?<=\p{L})[-](?=\p{L})/gu, '');
  return [...words.segment(joined)].filter((part) => part.isWordLike && /\p{L}/u.test(part.segment)).length;
}

/** The text after a colon is spoken like a new sentence. */
const spoken = (text: string): string[] => text.split(/(?<=:["”]?)\s/u);

/**
 * The sentences of a text that are too long for a grade.
 * @param more words that a sentence may have beyond the grade's limit
 */
export function longSentences(text: string, grade: Grade, more = 0): string[] {
  return [...sentences.segment(text)]
    .flatMap((part) => spoken(part.segment.trim()))
    .filter((sentence) => wordCount(sentence) > GRADE_LIMITS[grade].sentenceWords + more);
}
