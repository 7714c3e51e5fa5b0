import { signsInWithPictures } from '@noodlenaut/domain';
import { DataTable } from '@noodlenaut/ui/pieces/grown-up/data-table';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { useEffect, useRef } from 'react';
import type { Outputs } from '../../lib/api/replies.ts';
import { gradeName } from '../../lib/format/grade-name.ts';
import styles from './classes.module.css';

type Props = { preview: Outputs['classes']['previewPupils']; pending: boolean; onMake: () => void };

const ROW_COLUMNS = [
  { name: 'Name', kind: 'title' },
  { name: 'Grade', kind: 'text' },
  { name: 'Signs in with', kind: 'text' },
] as const;
/** Only the first errors of a file are listed. */
const ERRORS_SHOWN = 10;
const accounts = (count: number) => `${count} ${count === 1 ? 'account' : 'accounts'}`;

/** What would be made, row by row, or what to mend first; all rows are made or none (decision 0040). */
export function PupilsPreview({ preview: { rows, errors }, pending, onMake }: Props) {
  const place = useRef<HTMLFieldSetElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <fieldset ref={place} tabIndex={-1} className={styles.preview} aria-label="What the list says">
      {errors.length > 0 && (
        <div className={styles.mend}>
          <p>
            <b>{errors.length === 1 ? 'One line needs you.' : `${errors.length} lines need you.`}</b> Mend{' '}
            {errors.length === 1 ? 'it' : 'them'} above, then check again. Nothing is made yet.
          </p>
          <ul>
            {errors.slice(0, ERRORS_SHOWN).map(({ line, text, message }) => (
              <li key={line}>
                Line {line}
                {text !== '' && (
                  <>
                    {' '}
                    <q>{text}</q>
                  </>
                )}
                : {message}
              </li>
            ))}
            {errors.length > ERRORS_SHOWN && <li>And {errors.length - ERRORS_SHOWN} more.</li>}
          </ul>
        </div>
      )}
      {rows.length === 0 && errors.length === 0 && <p>There is no name in this list.</p>}
      {rows.length > 0 && (
        <DataTable
          label="Pupils in the list"
          columns={ROW_COLUMNS}
          rows={rows.map(({ line, nickname, grade }) => ({
            key: String(line),
            cells: [
              nickname,
              gradeName(grade),
              signsInWithPictures(grade) ? 'Three pictures and a QR code' : 'A password',
            ],
          }))}
        />
      )}
      {rows.length > 0 && errors.length === 0 && (
        <div>
          <FlatButton tone="primary" pending={pending} onClick={onMake}>
            {pending ? 'Making...' : `Make ${accounts(rows.length)}`}
          </FlatButton>
        </div>
      )}
    </fieldset>
  );
}
