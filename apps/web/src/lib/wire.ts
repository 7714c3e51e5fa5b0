import type { AppRouter } from '@noodlenaut/api/router';
import type { ProcedureId } from '@noodlenaut/domain';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';

/** 'lessons.play' of { lessons: { play } }. */
type At<Tree, Id extends string> = Id extends `${infer Noun}.${infer Verb}`
  ? Noun extends keyof Tree
    ? Verb extends keyof Tree[Noun]
      ? Tree[Noun][Verb]
      : never
    : never
  : never;

/** What each call answers, as it stands on the wire: the api's own router says so. */
export type Replies = { readonly [Id in ProcedureId]: At<inferRouterOutputs<AppRouter>, Id> };

type Taken<Id extends ProcedureId> = At<inferRouterInputs<AppRouter>, Id>;
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
