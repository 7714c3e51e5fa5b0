import { GRADES, SUBJECTS, gradeLabel, subjectLabel } from '@noodlenaut/domain';
import { SelectField } from '@noodlenaut/ui/pieces/form/select-field';
import { TextField } from '@noodlenaut/ui/pieces/form/text-field';
import { CheckList } from './check-list.tsx';
import type { SetupValues } from './setup-values.ts';
import type { useCheckedForm } from './use-checked-form.ts';

const GRADE_OPTIONS = GRADES.map((grade) => ({ value: grade, label: gradeLabel(grade) }));
const LEVELS = GRADES.map((grade) => ({ value: gradeLabel(grade), label: gradeLabel(grade) }));
const SPECIALTIES = SUBJECTS.map((subject) => ({
  value: subjectLabel(subject),
  label: subjectLabel(subject),
}));

type Props = { checked: ReturnType<typeof useCheckedForm<SetupValues>> };

/** The fields that belong to the chosen role (S2.162 to S2.167). */
export function SetupRoleFields({ checked: { form, text } }: Props) {
  const { role, specialties, linkedStudents } = form.values;
  const field = (name: keyof SetupValues & string) => ({
    name,
    error: text(name),
    ...form.getInputProps(name, { withError: false }),
  });
  switch (role) {
    case 'student':
      return (
        <SelectField
          label="Grade"
          options={[{ value: '', label: 'Choose later' }, ...GRADE_OPTIONS]}
          {...field('grade')}
        />
      );
    case 'tutor':
      return (
        <>
          <CheckList
            legend="Subject specialties"
            name="specialties"
            options={SPECIALTIES}
            chosen={specialties}
            onChange={(chosen) => form.setFieldValue('specialties', chosen)}
          />
          <TextField label="Bio" optional {...field('bio')} />
          <TextField
            label="Hourly rate in USD"
            optional
            inputMode="decimal"
            {...field('hourlyRateDollars')}
          />
        </>
      );
    case 'teacher':
      return <TextField label="School name" optional autoComplete="organization" {...field('schoolName')} />;
    case 'parent':
      return (
        <CheckList
          legend="Your children's grade levels"
          name="linkedStudents"
          options={LEVELS}
          chosen={linkedStudents}
          onChange={(chosen) => form.setFieldValue('linkedStudents', chosen)}
        />
      );
    default:
      return null;
  }
}
