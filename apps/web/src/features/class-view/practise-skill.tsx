import { SUBJECTS } from '@noodlenaut/domain';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { Link } from '@tanstack/react-router';
import type { Item } from './item.ts';

type Props = {
  classId: string;
  skill: string;
  /** The pupil whose questions are shown; undefined: of the whole class. */
  studentId: string | undefined;
  items: readonly Item[];
};

/** Practice of this skill: for the pupil that is looked at, or for all who got fewer than half of its questions right. */
export function PractiseSkill({ classId, skill, studentId, items }: Props) {
  // Exercises of generators have no question to show; ids of skills begin with their subject.
  const subject = items[0]?.subject ?? SUBJECTS.find((one) => skill.startsWith(`${one}-`));
  const pupils = studentId === undefined ? whoFindsItHard(items) : [studentId];
  if (subject === undefined || pupils.length === 0) return null;
  return (
    <FlatButton
      tone="primary"
      renderRoot={(root) => (
        <Link
          to="/classes/$classId/assignments"
          params={{ classId }}
          search={{ give: 'practice', subject, skill, pupils }}
          {...root}
        />
      )}
    >
      Assign practice
      {studentId === undefined ? ` to ${pupils.length === 1 ? '1 pupil' : `${pupils.length} pupils`}` : ''}
    </FlatButton>
  );
}

/** Pupils with fewer right questions than wrong ones, in the order of names. */
function whoFindsItHard(items: readonly Item[]): string[] {
  const balance = new Map<string, number>();
  for (const { isRight, pupils } of items.flatMap(({ options }) => options))
    for (const { id } of pupils) balance.set(id, (balance.get(id) ?? 0) + (isRight ? 1 : -1));
  return [...balance].flatMap(([id, sum]) => (sum < 0 ? [id] : []));
}
