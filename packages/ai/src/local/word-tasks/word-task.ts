import type { SubjectId } from '@noodlenaut/domain';

/** A task about letters and words that was worked out: what is said, and a small try. */
export interface WordTask {
  readonly sentences: readonly string[];
  readonly closing: string;
  /** The subject of the skill; English where it is left out. */
  readonly subject?: SubjectId;
  readonly skill: string;
}

/** Reads a question as plain text; null when it is another kind of task. */
export type WordTopic = (text: string) => WordTask | null;

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
/** A word as it is spelled aloud: 'c-a-t'. */
export const spelled = (word: string): string => word.split('').join('-');
