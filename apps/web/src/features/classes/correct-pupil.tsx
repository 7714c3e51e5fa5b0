import { api } from '../../lib/api/api.ts';
import { NICKNAME_MAX, parseGrade } from '@noodlenaut/domain';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { FlatForm } from '@noodlenaut/ui/pieces/grown-up/flat-form';
import { SelectField } from '@noodlenaut/ui/pieces/form/select-field';
import { TextField } from '@noodlenaut/ui/pieces/form/text-field';
import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../lib/api/error-sentences.ts';
import { notify } from '../../lib/notices/notices.ts';
import { GRADE_OPTIONS, type SchoolClass } from './class-words.ts';
import styles from './classes.module.css';
import { useClassAction } from './use-class-action.ts';

type Props = { found: SchoolClass; pupil: SchoolClass['pupils'][number]; onDone: () => void };

/** Name and grade of a pupil whose account this class made (decision 0103). */
export function CorrectPupil({ found: { id: classId, grade: classGrade }, pupil, onDone }: Props) {
  const [name, setName] = useState(pupil.name);
  const [grade, setGrade] = useState(pupil.grade ?? classGrade);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const save = useClassAction(
    () => api.classes.correctPupil.mutate({ classId, childId: pupil.id, name: name.trim(), grade }),
    () => {
      notify({ title: `${name.trim()} is corrected`, tone: 'success' });
      onDone();
    },
    (thrown) => {
      setError(sentenceOf(thrown));
      return true;
    },
  );
  return (
    <div className={styles.wholeRow}>
      <FlatForm
        onSend={() => {
          if (name.trim() === '') setError('A name is missing');
          else save.mutate(undefined);
        }}
      >
        <TextField
          label="First name or nickname"
          name="nickname"
          hint="Other children may see it in games. The way to sign in stays as it is."
          autoComplete="off"
          maxLength={NICKNAME_MAX}
          value={name}
          error={error}
          ref={field}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setError(undefined);
          }}
        />
        <SelectField
          label="Grade"
          name="grade"
          options={GRADE_OPTIONS}
          value={grade}
          onChange={(event) => setGrade(parseGrade(event.currentTarget.value) ?? grade)}
        />
        <div className={styles.buttons}>
          <FlatButton type="submit" tone="primary" pending={save.isPending}>
            Save
          </FlatButton>
          <FlatButton onClick={onDone}>Cancel</FlatButton>
        </div>
      </FlatForm>
    </div>
  );
}
