import { api } from '../../lib/api/api.ts';
import { FlatForm } from '@noodlenaut/ui/pieces/grown-up/flat-form';
import { parseGrade } from '@noodlenaut/domain';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { SelectField } from '@noodlenaut/ui/pieces/form/select-field';
import { TextField } from '@noodlenaut/ui/pieces/form/text-field';
import { useState } from 'react';
import { notify } from '../../lib/notices/notices.ts';
import { GRADE_OPTIONS, NAME_MAX, type SchoolClass } from './class-words.ts';
import styles from './classes.module.css';
import { ArchiveClass } from './archive-class.tsx';
import { useClassAction } from './use-class-action.ts';

/** Name and grade of the class, and archiving it. */
export function ClassSettings({ found }: { found: SchoolClass }) {
  const [name, setName] = useState(found.name);
  const [grade, setGrade] = useState(found.grade);
  const save = useClassAction(
    () => api.classes.update.mutate({ classId: found.id, name: name.trim(), grade }),
    () => notify({ title: 'The class is changed', tone: 'success' }),
  );
  const isSame = name.trim() === found.name && grade === found.grade;
  return (
    <FlatPanel title="This class">
      <FlatForm
        onSend={() => {
          if (name.trim() !== '') save.mutate(undefined);
        }}
      >
        <TextField
          label="Name of the class"
          name="className"
          autoComplete="off"
          maxLength={NAME_MAX}
          value={name}
          error={name.trim() === '' ? 'A name is missing' : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <SelectField
          label="Grade"
          name="grade"
          options={GRADE_OPTIONS}
          value={grade}
          onChange={(event) => setGrade(parseGrade(event.currentTarget.value) ?? grade)}
        />
        <div className={styles.buttons}>
          <FlatButton type="submit" disabled={save.isPending || isSame}>
            Save
          </FlatButton>
        </div>
      </FlatForm>
      {found.isOwner && <ArchiveClass found={found} />}
    </FlatPanel>
  );
}
