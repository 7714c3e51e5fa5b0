import type { Grade, SubjectId } from '@noodlenaut/domain';

/** A question that children ask, in several wordings, and its answer. */
export interface Card {
  readonly subject: SubjectId;
  readonly grade: Grade;
  /** The title of the lesson that is about it. */
  readonly lessonTitle: string;
  readonly skill: string;
  /** In small letters, without a mark at the end. */
  readonly asks: readonly string[];
  /** One sentence each. */
  readonly says: readonly string[];
  /** A small thing to try or to look at now: one sentence. */
  readonly next: string;
}

export interface CardFound {
  readonly card: Card;
  /** How well the card fits what was asked, 0 to 1. */
  readonly score: number;
}

/** All cards, searched. */
export interface Cards {
  /**
   * The cards that fit a question, the best one first; at most five.
   * @param text plain text of at most 300 characters
   * @param subject of the lesson on screen: of two cards that fit, its own goes first
   */
  find(text: string, grade: Grade, subject?: SubjectId | null): readonly CardFound[];
  /** Every word of every card, in small letters and spelled right. */
  readonly words: ReadonlySet<string>;
  /** Every wording of every card: what a child may ask in just these words. */
  readonly asks: readonly string[];
}
