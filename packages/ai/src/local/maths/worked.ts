import type { Exact } from './exact.ts';

/** A task of numbers, worked out. */
export interface Worked {
  /** Sentences in order, without the result. */
  readonly steps: readonly string[];
  /** The last sentence, with the result. */
  readonly closing: string;
  /** The result as a number; null when it is a word or a time. */
  readonly value: Exact | null;
  /** What the child has to find, as it would be shown as an answer: '42', '2:45', '1/2'. */
  readonly result: string;
  /** Practice of the same. */
  readonly skill: string;
}
