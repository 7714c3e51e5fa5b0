import { PATH_LIMITS, type Grade, type PathStepKind, type SubjectId } from '@noodlenaut/domain';
import type { Inputs } from '../../lib/api/replies.ts';

/** A step in the editor. */
export interface DraftStep {
  /** The id of a stored step, or a name of this editor's own. */
  readonly key: string;
  /** Undefined for a step that is not stored yet. */
  readonly id?: string;
  readonly kind: PathStepKind;
  readonly subject: SubjectId;
  readonly grade: Grade;
  readonly lessonId: string | null;
  readonly title: string | null;
  readonly dueDay: string | null;
}
export interface PathDraft {
  readonly title: string;
  readonly steps: readonly DraftStep[];
  /** How many steps were added, for their keys. */
  readonly added: number;
}

export const newDraft: PathDraft = { title: '', steps: [], added: 0 };

/** Adds a step at the end; a lesson stands in a path once, and a path has at most sixty steps. */
export function withStep(draft: PathDraft, step: Omit<DraftStep, 'key' | 'id' | 'dueDay'>): PathDraft {
  const isThere = step.lessonId !== null && draft.steps.some(({ lessonId }) => lessonId === step.lessonId);
  if (isThere || draft.steps.length >= PATH_LIMITS.steps) return draft;
  const added = draft.added + 1;
  return { ...draft, added, steps: [...draft.steps, { ...step, key: `new-${added}`, dueDay: null }] };
}

/** Moves a step by one place, -1 to the front; at the end of the list nothing changes. */
export function withMove(draft: PathDraft, key: string, by: -1 | 1): PathDraft {
  const from = draft.steps.findIndex((step) => step.key === key);
  const step = draft.steps[from];
  const to = from + by;
  if (step === undefined || to < 0 || to >= draft.steps.length) return draft;
  return { ...draft, steps: draft.steps.toSpliced(from, 1).toSpliced(to, 0, step) };
}

export const withoutStep = (draft: PathDraft, key: string): PathDraft => ({
  ...draft,
  steps: draft.steps.filter((step) => step.key !== key),
});

/** An empty text takes the day away. */
export const withDay = (draft: PathDraft, key: string, day: string): PathDraft => ({
  ...draft,
  steps: draft.steps.map((step) => (step.key === key ? { ...step, dueDay: day === '' ? null : day } : step)),
});

type Wish = Pick<Inputs['paths']['change'], 'title' | 'steps'>;

/** The draft as the server takes it. */
export const wishOf = ({ title, steps }: PathDraft): Wish => ({
  title,
  steps: steps.map(({ id, lessonId, subject, grade, dueDay }) => {
    const own = { ...(id !== undefined && { id }), dueDay };
    return lessonId === null
      ? { ...own, kind: 'practice', subjectId: subject, grade }
      : { ...own, kind: 'lesson', lessonId };
  }),
});
