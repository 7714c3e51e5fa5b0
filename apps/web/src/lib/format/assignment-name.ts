import { subjectLabel, type AssignmentKind, type SubjectId } from '@noodlenaut/domain';

interface Given {
  readonly kind: AssignmentKind;
  readonly subject: SubjectId;
  readonly title: string | null;
}

/** What is given, in a name: the lesson's own, 'Math practice', 'Math quiz'. */
export const assignmentName = ({ kind, subject, title }: Given): string =>
  kind === 'lesson' && title !== null ? title : `${subjectLabel(subject)} ${kind}`;
