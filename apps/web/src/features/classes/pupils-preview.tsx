import { signsInWithPictures } from '@noodlenaut/domain';
import { DataTable } from '@noodlenaut/ui/pieces/grown-up/data-table';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { useEffect, useRef } from 'react';
import { gradeName } from '../../lib/format/grade-name.ts';
import styles from './classes.module.css';
import type { PupilsFound } from './look-at-pupils.ts';
import { ProposedName, toggled } from './proposed-name.tsx';

type Props = {
  preview: PupilsFound;
  pending: boolean;
  /** A choice is on its way, so nothing can be made of the list that is shown. */
  busy: boolean;
  onMake: () => void;
  onKeep: (keep: ReadonlySet<number>) => void;
};

const ROW_COLUMNS = [
  { name: 'Name', kind: 'title' },
  { name: 'Grade', kind: 'text' },
  { name: 'Signs in with', kind: 'text' },
] as const;
/** Only the first errors of a file are listed. */
const ERRORS_SHOWN = 10;
const accounts = (count: number) => `${count} ${count === 1 ? 'account' : 'accounts'}`;

/** What would be made, row by row, or what to mend first; all rows are made or none (decision 0040). */
export function PupilsPreview({ preview, pending, busy, onMake, onKeep }: Props) {
  const { rows, errors, keep, leftOut } = preview;
  const isShorter = rows.some(({ written }) => written !== undefined);
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
      {isShorter && (
        <p>
          <b>Surnames are left out</b>, because children see each other’s names in games. Where a second first
          name was taken for a surname, keep it.
        </p>
      )}
      {leftOut.length > 0 && <p className="soft">Left out, and not sent anywhere: {leftOut.join(', ')}.</p>}
      {rows.length > 0 && (
        <DataTable
          label="Pupils in the list"
          columns={ROW_COLUMNS}
          rows={rows.map(({ line, nickname, grade, written }) => ({
            key: String(line),
            cells: [
              written === undefined ? (
                nickname
              ) : (
                <ProposedName
                  name={nickname}
                  written={written}
                  isKept={keep.has(line)}
                  onToggle={() => onKeep(toggled(keep, line))}
                />
              ),
              gradeName(grade),
              signsInWithPictures(grade) ? 'Three pictures and a QR code' : 'A password',
            ],
          }))}
        />
      )}
      {rows.length > 0 && errors.length === 0 && (
        <div>
          <FlatButton tone="primary" pending={pending} disabled={busy} onClick={onMake}>
            {pending ? 'Making...' : `Make ${accounts(rows.length)}`}
          </FlatButton>
        </div>
      )}
    </fieldset>
  );
}
