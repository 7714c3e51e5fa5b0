import type { Grade } from '@noodlenaut/domain';
import { limitsOf } from './limits.ts';

/** Words as a reader counts them: what stands between spaces. */
export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** The sentences of a text. A point in a number or before a small letter ends none. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?]["”']?)\s+(?=["“'(]?[\p{Lu}\d-])/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

const JOINT = /(?:;\s+|,\s+(?=(?:and|but|so|or|because|since|while)\s)|\s+(?=because\s))/;
const asSentence = (part: string): string => {
  const text = part.replace(/^(?:and|or)\s+/, '').trim();
  const first = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]["”']?$/.test(first) ? first : `${first}.`;
};

/** A sentence within the limit: itself, or its clauses as sentences; empty when a clause is still too long. */
function shortened(sentence: string, most: number): string[] {
  if (countWords(sentence) <= most) return [sentence];
  const clauses = sentence.split(JOINT).filter(Boolean).map(asSentence);
  return clauses.every((clause) => countWords(clause) <= most) ? clauses : [];
}

/**
 * The sentences that a child of the grade may be given, in order (security 6.2, stage S6): a sentence that is too long is cut
 * into its clauses or left out, and the answer ends before it is too long in all.
 */
export function fitAnswer(sentences: readonly string[], grade: Grade): string {
  const limits = limitsOf(grade);
  const kept: string[] = [];
  let words = 0;
  for (const sentence of sentences.flatMap(sentencesOf)) {
    for (const part of shortened(sentence, limits.wordsASentence)) {
      if (kept.length >= limits.sentences || words + countWords(part) > limits.words) return kept.join(' ');
      kept.push(part);
      words += countWords(part);
    }
  }
  return kept.join(' ');
}
