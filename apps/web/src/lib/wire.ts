import type { AppRouter } from '@noodlenaut/api/router';
import type { ProcedureId } from '@noodlenaut/domain';

type Tree = AppRouter['_def']['record'];
/** Types of 'lessons.play' as the router carries them; the contract's schemas are JSON on both sides already. */
type Typed<Id extends string> = Id extends `${infer Noun extends keyof Tree}.${infer Verb}`
  ? Verb extends keyof Tree[Noun]
    ? Tree[Noun][Verb] extends { readonly _def: { readonly $types: infer Types } }
      ? Types
      : never
    : never
  : never;
type Part<Types, Name extends string> = Types extends Readonly<Record<Name, infer Found>> ? Found : never;

/** What each call answers, as it stands on the wire: the api's own router says so. */
export type Replies = { readonly [Id in ProcedureId]: Part<Typed<Id>, 'output'> };

type Taken<Id extends ProcedureId> = Part<Typed<Id>, 'input'>;
/** What a call takes; one that takes nothing takes no fields. */
export type InputOf<Id extends ProcedureId> = [Taken<Id>] extends [void]
  ? Record<never, never>
  : Exclude<Taken<Id>, void | undefined>;

export type Viewer = Replies['account.viewer'];
export type User = Replies['account.user'];
export type Subject = Replies['subjects.list'][number];
export type SubjectProgress = Replies['progress.list'][number];
export type LessonSummary = Replies['lessons.list'][number];
export type SealedLesson = Replies['lessons.play'];
export type SealedActivity = SealedLesson['content']['activities'][number];
export type CheckedAnswer = Replies['lessons.checkAnswer'];
export type Completion = Replies['lessons.complete'];
export type Achievement = Replies['achievements.list'][number];
export type Shelf = Replies['achievements.shelf'];
export type Dashboard = Replies['progress.dashboard'];
export type PracticeRound = Replies['practice.open'];
export type PracticeItem = PracticeRound['items'][number];
export type PracticeAnswer = PracticeRound['answers'][number];
