import { api } from '../../lib/api/api.ts';
import { FlatForm } from '@noodlenaut/ui/pieces/grown-up/flat-form';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { TextAreaField } from '@noodlenaut/ui/pieces/form/text-area-field';
import { useState } from 'react';
import { sentenceOf } from '../../lib/api/error-sentences.ts';
import type { Outputs } from '../../lib/api/replies.ts';
import { gradeName } from '../../lib/format/grade-name.ts';
import { type SchoolClass } from './class-words.ts';
import styles from './classes.module.css';
import { ListFile } from './list-file.tsx';
import { PupilsPreview } from './pupils-preview.tsx';
import { useClassAction } from './use-class-action.ts';

type Props = { found: SchoolClass; onCards: (made: Outputs['classes']['cards']) => void };
const ROWS = 6;

/** Accounts for children who have none: a pasted list or a CSV file, looked at before anything is made (P1.32, P1.33). */
export function AddPupils({ found: { id: classId, grade }, onCards }: Props) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const refused = (thrown: unknown) => {
    setError(sentenceOf(thrown));
    return true;
  };
  const look = useClassAction(() => api.classes.previewPupils.mutate({ classId, text }), undefined, refused);
  const make = useClassAction(() => api.classes.addPupils.mutate({ classId, text }), onCards, refused);
  const write = (next: string) => {
    setText(next);
    setError(undefined);
    look.reset();
  };
  return (
    <FlatPanel
      title="Add pupils"
      note="Makes accounts with user names and passwords or pictures, and cards to print. No e-mail needed."
    >
      <FlatForm
        onSend={() => {
          if (text.trim() === '') setError('Please enter at least one name');
          else look.mutate(undefined);
        }}
      >
        <TextAreaField
          label="First names or nicknames, one a line"
          name="pupils"
          hint={`A grade may follow after a comma; else it is ${gradeName(grade)}. Other children may see the names in games.`}
          placeholder={'Amara\nBen, 2nd\nChidi'}
          autoComplete="off"
          spellCheck={false}
          rows={ROWS}
          value={text}
          error={error}
          onChange={(event) => write(event.currentTarget.value)}
        />
        <div className={styles.buttons}>
          <FlatButton type="submit" disabled={look.isPending}>
            {look.isPending ? 'Checking...' : 'Check the list'}
          </FlatButton>
          <ListFile onText={write} onRefused={setError} />
        </div>
      </FlatForm>
      {look.data !== undefined && (
        <PupilsPreview preview={look.data} pending={make.isPending} onMake={() => make.mutate(undefined)} />
      )}
    </FlatPanel>
  );
}
