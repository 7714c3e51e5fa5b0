import { skillName, subjectLabel, type AssignmentKind, type SubjectId } from '@noodlenaut/domain';

interface Given {
  readonly kind: AssignmentKind;
  readonly subject: SubjectId;
  readonly title: string | null;
  /** Of practice: what it brings first. */
  readonly skills?: readonly string[];
}

/** What is given, in a name: the lesson's own, 'Math practice', 'Math practice: Area, Time', 'Math quiz'. */
export function assignmentName({ kind, subject, title, skills = [] }: Given): string {
  if (kind === 'lesson' && title !== null) return title;
  const about = skills.length === 0 ? '' : `: ${skills.map(skillName).join(', ')}`;
  return `${subjectLabel(subject)} ${kind}${about}`;
}
