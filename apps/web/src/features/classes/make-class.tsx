import { api } from '../../lib/api/api.ts';
import { FlatForm } from '@noodlenaut/ui/pieces/grown-up/flat-form';
import { parseGrade } from '@noodlenaut/domain';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { SelectField } from '@noodlenaut/ui/pieces/form/select-field';
import { TextField } from '@noodlenaut/ui/pieces/form/text-field';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Inputs } from '../../lib/api/replies.ts';
import { GRADE_OPTIONS, NAME_MAX } from './class-words.ts';
import { useClassAction } from './use-class-action.ts';

const OPTIONS = [{ value: '', label: 'Choose a grade' }, ...GRADE_OPTIONS];

/** A new class; what comes next is its code (P1.30). */
export function MakeClass({ isFirst = false }: { isFirst?: boolean }) {
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [gradeText, setGrade] = useState('');
  const [isTried, setTried] = useState(false);
  const make = useClassAction(
    (input: Inputs['classes']['create']) => api.classes.create.mutate(input),
    ({ id }) => navigate({ to: '/classes/$classId/pupils', params: { classId: id } }),
  );
  const grade = parseGrade(gradeText);
  const send = () => {
    setTried(true);
    if (name.trim() !== '' && grade !== null) make.mutate({ name: name.trim(), grade });
  };
  return (
    <FlatPanel
      title={isFirst ? 'Make your first class' : 'Make a class'}
      {...(isFirst && {
        note: 'It gets a code, and your pupils come in with it. Or you make their accounts.',
      })}
    >
      <FlatForm onSend={send}>
        <TextField
          label="Name of the class"
          name="className"
          hint="As your pupils know it: Room 12, 3b."
          autoComplete="off"
          maxLength={NAME_MAX}
          value={name}
          error={isTried && name.trim() === '' ? 'A name is missing' : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <SelectField
          label="Grade"
          name="grade"
          options={OPTIONS}
          value={gradeText}
          error={isTried && grade === null ? 'Please choose a grade' : undefined}
          onChange={(event) => setGrade(event.currentTarget.value)}
        />
        <div>
          <FlatButton type="submit" tone="primary" disabled={make.isPending}>
            {make.isPending ? 'Making...' : 'Make the class'}
          </FlatButton>
        </div>
      </FlatForm>
    </FlatPanel>
  );
}
