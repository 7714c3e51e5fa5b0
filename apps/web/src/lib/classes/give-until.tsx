import { addDays } from '@noodlenaut/domain';
import { FieldRow } from '@noodlenaut/ui/pieces/form/field-row';
import { TextField } from '@noodlenaut/ui/pieces/form/text-field';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import type { ReactElement } from 'react';
import { todayHere } from '../format/dates.ts';

const MOST_DAYS = 365;
type Props = {
  dueDay: string;
  error: string | undefined;
  onDay: (dueDay: string) => void;
  /** The text of the button that sends the form. */
  give?: string;
  pending: boolean;
  /** `plain` inside a page that has its one primary button elsewhere. */
  tone?: 'primary' | 'plain';
  /** The way out of the form, a link or a button. */
  cancel: ReactElement;
};

/** The end of each form that gives a class something: until when, the button that sends it, and the way out. */
export const GiveUntil = ({
  dueDay,
  error,
  onDay,
  give = 'Give it',
  pending,
  tone = 'primary',
  cancel,
}: Props) => (
  <>
    <FieldRow>
      <TextField
        label="Until"
        type="date"
        min={todayHere()}
        max={addDays(todayHere(), MOST_DAYS)}
        value={dueDay}
        error={error}
        onChange={({ target }) => onDay(target.value)}
      />
    </FieldRow>
    <div className="row">
      <FlatButton type="submit" tone={tone} pending={pending}>
        {give}
      </FlatButton>
      {cancel}
    </div>
  </>
);
