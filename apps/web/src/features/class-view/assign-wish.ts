import {
  QUIZ_SUBJECTS,
  SUBJECTS,
  type NamedAssignmentKind,
  type Grade,
  type SubjectId,
} from '@noodlenaut/domain';
import type { Inputs } from '../../lib/api/replies.ts';

/** What the address already knows of a new assignment: 'Assign practice' names subject, skill and pupils. */
export interface AssignStart {
  readonly give?: NamedAssignmentKind | undefined;
  readonly subject?: SubjectId | undefined;
  readonly skill?: string | undefined;
  readonly pupils?: readonly string[] | undefined;
}

/** What stands in the form. */
export interface AssignDraft {
  readonly kind: NamedAssignmentKind;
  readonly subject: SubjectId;
  readonly grade: Grade;
  readonly lessonId: string | null;
  /** The skill that practice brings first; null: none before others. */
  readonly skill: string | null;
  readonly dueDay: string;
  /** Null: all pupils, those too who come later. */
  readonly childIds: readonly string[] | null;
}
export type AssignFaults = Partial<
  Record<'lessonId' | 'subjectId' | 'skill' | 'dueDay' | 'childIds', string>
>;

const isQuizSubject = (subject: SubjectId): boolean => QUIZ_SUBJECTS.some((one) => one === subject);
export const subjectsOf = (kind: NamedAssignmentKind): readonly SubjectId[] =>
  kind === 'quiz' ? SUBJECTS.filter(isQuizSubject) : SUBJECTS;

/** Another kind may have fewer subjects; another subject has other skills, and with another grade other lessons. */
export function withChange(draft: AssignDraft, change: Partial<AssignDraft>): AssignDraft {
  const next = { ...draft, ...change };
  const subjects = subjectsOf(next.kind);
  const subject = subjects.includes(next.subject) ? next.subject : (subjects[0] ?? next.subject);
  const isSameShelf = subject === draft.subject && next.grade === draft.grade;
  return {
    ...next,
    subject,
    lessonId: isSameShelf ? next.lessonId : null,
    skill: subject === draft.subject ? next.skill : null,
  };
}

/** What to send, or what is missing beside the field. */
export function wishOf(
  classId: string,
  draft: AssignDraft,
): { wish: Inputs['assignments']['create'] } | { faults: AssignFaults } {
  const { kind, subject, lessonId, skill, dueDay, childIds } = draft;
  const faults: AssignFaults = {
    ...(kind === 'lesson' && lessonId === null ? { lessonId: 'Please choose a lesson' } : {}),
    ...(dueDay === '' ? { dueDay: 'Please choose a day' } : {}),
    ...(childIds?.length === 0 ? { childIds: 'Please choose somebody' } : {}),
  };
  if (Object.keys(faults).length > 0) return { faults };
  return {
    wish: {
      classId,
      kind,
      dueDay,
      ...(kind === 'lesson' ? { lessonId: lessonId ?? '' } : { subjectId: subject }),
      ...(kind === 'practice' && skill !== null ? { skill } : {}),
      ...(childIds === null ? {} : { childIds: [...childIds] }),
    },
  };
}
