import type { Grade } from '../grades.ts';
import type { SubjectId } from '../subjects.ts';
import type { PathStepKind } from './path-limits.ts';

/** What decides whether a step is done. Moments are milliseconds since 1970. */
export interface CountedStep {
  readonly kind: PathStepKind;
  readonly subject: SubjectId;
  readonly grade: Grade;
  readonly lessonId: string | null;
  readonly addedAt: number;
  /** False for a lesson that was retired or withdrawn: only who completed it still sees it. */
  readonly isThere: boolean;
}

/** What a learner has done, as far as a path asks for it. */
export interface PathFacts {
  readonly completed: readonly { readonly lessonId: string; readonly at: number }[];
  /** Finished rounds of practice, without the day's five. */
  readonly rounds: readonly { readonly subject: SubjectId; readonly grade: Grade; readonly at: number }[];
}

/** A step for one learner; `doneAt` is null while it is to do. */
export type StepOfLearner<Step> = Step & { readonly doneAt: number | null };

/**
 * A path for one learner (P6.07, decision 0091): a lesson is done when it is completed, whenever that was. A round of practice is done
 * by a round of its subject and grade that was finished since the step was added; each round counts for one step, the earlier step first.
 * Lessons that the learner cannot open are left out.
 */
export function pathOf<Step extends CountedStep>(
  steps: readonly Step[],
  { completed, rounds }: PathFacts,
): StepOfLearner<Step>[] {
  const completions = new Map(completed.map(({ lessonId, at }) => [lessonId, at]));
  const unused = rounds.toSorted((a, b) => a.at - b.at);
  const takeRound = ({ subject, grade, addedAt }: Step): number | null => {
    const index = unused.findIndex(
      (round) => round.subject === subject && round.grade === grade && round.at >= addedAt,
    );
    return index < 0 ? null : (unused.splice(index, 1)[0]?.at ?? null);
  };
  return steps
    .map((step) => ({
      ...step,
      doneAt: step.lessonId === null ? takeRound(step) : (completions.get(step.lessonId) ?? null),
    }))
    .filter(({ isThere, doneAt }) => isThere || doneAt !== null);
}

/** When the last step was done; null while there is something to do, and for a path without steps. */
export function finishedAt(steps: readonly { readonly doneAt: number | null }[]): number | null {
  const moments = steps.flatMap(({ doneAt }) => doneAt ?? []);
  return steps.length === 0 || moments.length < steps.length ? null : Math.max(...moments);
}
