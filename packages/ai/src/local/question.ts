import type { Activity, Grade, SubjectId } from '@noodlenaut/domain';

/** The activity on the child's screen. The server builds it; the browser sends only ids. */
export interface OpenActivity {
  readonly activity: Activity;
  readonly lessonTitle: string;
  /** The options this child chose and got wrong, in this order. */
  readonly wrongOptions: readonly number[];
  /** The reply may state the key: the child has checked the right answer, or two own tries were wrong (P7.13). */
  readonly mayTellKey: boolean;
}

export interface Turn {
  readonly message: string;
  readonly response: string;
}

/** All that an engine learns. Nothing in it identifies the child (P7.10). */
export interface Question {
  /** The scrubbed message: 1 to 300 characters. */
  readonly message: string;
  readonly grade: Grade;
  readonly subject: SubjectId | null;
  readonly open: OpenActivity | null;
  /** The last four turns of this conversation, oldest first. */
  readonly turns: readonly Turn[];
}

/** A piece of the curriculum that fits the question. */
export interface Passage {
  readonly lessonId: string;
  readonly lessonTitle: string;
  readonly subject: SubjectId;
  readonly grade: Grade;
  readonly skill: string;
  readonly kind: 'introduction' | 'question' | 'explanation' | 'summary' | 'fun-fact' | 'goal';
  readonly text: string;
  /** What the text was said about: the lesson's title and, for an explanation, its question. */
  readonly context?: string;
  /** How much of what was asked the text and its context speak of, 0 to 1; a rare word counts more. */
  readonly share?: number;
  /** 0 is no match; larger fits better. */
  readonly rank: number;
}

/** The curriculum, searched. The api reads PostgreSQL's full-text search; tests read the lesson files. */
export interface Library {
  search(
    words: readonly string[],
    where: { readonly grade: Grade; readonly subject: SubjectId | null; readonly limit: number },
  ): Promise<readonly Passage[]>;
}

/** An answer with what the panel may offer next. */
export interface Answer {
  readonly text: string;
  /** Short messages that the child can tap instead of writing. At most three. */
  readonly suggestions: readonly string[];
  /** A practice round on what was asked. */
  readonly practice: { readonly subject: SubjectId; readonly skill: string } | null;
  /** False: the engine did not know, and says so. */
  readonly isKnown: boolean;
}
