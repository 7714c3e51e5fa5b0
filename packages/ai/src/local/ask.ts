import type { Dice, SubjectId } from '@noodlenaut/domain';
import type { Cards } from '../cards/card.ts';
import type { Glossary } from '../glossary/glossary.ts';
import { schoolYear } from './limits.ts';
import type { Library, Question } from './question.ts';
import { diceOf } from './seeded.ts';
import { plainText } from './words/plain-text.ts';

/** What the local model knows. */
export interface LocalSources {
  readonly library: Library;
  readonly glossary: Glossary;
  readonly cards: Cards;
}

/** A question, read: all that an intent may use. */
export interface Ask {
  readonly question: Question;
  /** The message as plain text; a follow-up is written out with what it follows. */
  readonly text: string;
  /** 0 for Pre-K to 7 for 6th grade; lower when the child asked for something easier. */
  readonly year: number;
  readonly library: Library;
  readonly glossary: Glossary;
  readonly cards: Cards;
  /** The same message at the same place of a conversation gets the same numbers. */
  readonly dice: Dice;
}

/** What an intent says, before it is fitted to the grade. */
export interface Reply {
  readonly sentences: readonly string[];
  /** The sentence that must not be lost when the answer is too long. */
  readonly closing?: string;
  /** Where it is from: said when there is room. */
  readonly source?: string;
  readonly suggestions?: readonly string[];
  readonly practice?: { readonly subject: SubjectId; readonly skill: string } | null;
  /** By default it is. */
  readonly isKnown?: boolean;
}

/** Answers one kind of message; null when the message is of another kind. */
export type Intent = (ask: Ask) => Reply | null | Promise<Reply | null>;

export const readAsk = (question: Question, { library, glossary, cards }: LocalSources): Ask => ({
  question,
  text: plainText(question.message),
  year: schoolYear(question.grade),
  library,
  glossary,
  cards,
  dice: diceOf(question),
});

/** One of several ways to say the same. */
export const say = (ask: Ask, ways: readonly [string, ...string[]]): string => ask.dice.pick(ways);

/** The activity on screen while its key must not be told; null otherwise. */
export const closedActivity = ({ question: { open } }: Ask) => (open && !open.mayTellKey ? open : null);
