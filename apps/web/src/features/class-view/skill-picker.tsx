import { SelectField } from '@noodlenaut/ui/pieces/form/select-field';
import { skillName } from '@noodlenaut/domain';
import { useQuery } from '@tanstack/react-query';
import type { AssignDraft } from './assign-wish.ts';
import { trpc } from '../../lib/api/api.ts';

type Props = {
  classId: string;
  draft: AssignDraft;
  change: (change: Partial<AssignDraft>) => void;
  error: string | undefined;
};

/** Which skill a round of practice brings first, of the subject's skills at the class's grade. */
export function SkillPicker({ classId, draft: { subject, skill }, change, error }: Props) {
  const { data: grid } = useQuery(trpc.classes.skills.queryOptions({ classId, subjectId: subject }));
  const known = grid?.skills.map((one) => ({ value: one.skill, label: one.name })) ?? [];
  // The skill of the link stands here before the list has come, and when it is of another grade.
  const chosen =
    skill === null || known.some(({ value }) => value === skill)
      ? []
      : [{ value: skill, label: skillName(skill) }];
  return (
    <SelectField
      label="Skill"
      hint="Rounds bring up to four exercises of it, after each pupil’s own mistakes."
      value={skill ?? ''}
      error={error}
      options={[{ value: '', label: 'All skills of the subject' }, ...chosen, ...known]}
      onChange={({ target }) => change({ skill: target.value === '' ? null : target.value })}
    />
  );
}
