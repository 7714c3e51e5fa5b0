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
import { lookAtPupils, type PupilsFound } from './look-at-pupils.ts';
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
  const look = useClassAction(
    (keep: ReadonlySet<number>) => lookAtPupils(classId, text, keep),
    undefined,
    refused,
  );
  // While a choice is on its way, the preview stays, and the focus in it.
  const [shown, setShown] = useState<PupilsFound>();
  const found = look.data ?? shown;
  const make = useClassAction(
    (names: string) => api.classes.addPupils.mutate({ classId, text: names }),
    onCards,
    refused,
  );
  const write = (next: string) => {
    setText(next);
    setError(undefined);
    setShown(undefined);
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
          else {
            setShown(undefined);
            look.mutate(new Set());
          }
        }}
      >
        <TextAreaField
          label="First names or nicknames, one a line"
          name="pupils"
          hint={`Or paste a gradebook with its heading line: only names and grades are taken, the rest stays on this computer. Without a grade it is ${gradeName(grade)}. Other children may see the names in games.`}
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
      {found !== undefined && (
        <PupilsPreview
          preview={found}
          pending={make.isPending}
          busy={look.isPending}
          onMake={() => make.mutate(found.text)}
          onKeep={(keep) => {
            setShown(found);
            look.mutate(keep);
          }}
        />
      )}
    </FlatPanel>
  );
}
