import type { Grade } from '@noodlenaut/domain';
import { bandOf } from '../replies/grade-band.ts';

/** Words in one sentence and words in all, for each age (security 6.2, stage S6). */
export const READING_LIMITS = {
  young: { sentence: 12, all: 60 },
  middle: { sentence: 16, all: 90 },
  older: { sentence: 20, all: 120 },
} as const;

const count = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** The limits of a grade that a text breaks: 'reading.sentence', 'reading.length'. */
export function readingFaults(text: string, grade: Grade): readonly string[] {
  const limits = READING_LIMITS[bandOf(grade)];
  const sentences = text.split(/(?<=[.!?:;])["')\]]{0,2}\s+|\n+/);
  return [
    ...(sentences.some((sentence) => count(sentence) > limits.sentence) ? ['reading.sentence'] : []),
    ...(count(text) > limits.all ? ['reading.length'] : []),
  ];
}
