import type { Grade, SubjectId } from '@noodlenaut/domain';

/** What a helper may know about the child who asks. Nothing in it identifies the child (P7.10). */
export interface HelperQuestion {
  /** What the child wrote, already parsed by the contract's chatRequest: 1 to 300 characters. */
  readonly message: string;
  readonly grade: Grade;
  /** The subject on the child's screen, null when there is none. */
  readonly subject: SubjectId | null;
}

/** Pieces of the answer, in the order in which they are read. */
export type HelperAnswer = AsyncIterable<string>;

/**
 * The only interface to the provider that answers children (P7.01). Every provider implements it, also the local one. Nothing
 * else in the code knows a model.
 */
export interface Helper {
  /**
   * Answers one question.
   * @param stop ends the work when the child has left
   */
  answer(question: HelperQuestion, stop: AbortSignal): HelperAnswer;
}

/**
 * The helper of this installation. There is none yet: it is null, and the api answers 503 with a kind sentence
 * (S7.36, P7.12).
 */
export const installedHelper = (): Helper | null => null;
