import {
  DEFAULT_SESSION_MINUTES,
  formatDollars,
  SESSION_MINUTES,
  sessionPriceCents,
  SUBJECTS,
  subjectLabel,
} from '@noodlenaut/domain';
import { SmallDialog } from '@noodlenaut/ui/pieces/base/small-dialog';
import { FieldRow } from '@noodlenaut/ui/pieces/form/field-row';
import { FormNotice } from '@noodlenaut/ui/pieces/form/form-notice';
import { SelectField } from '@noodlenaut/ui/pieces/form/select-field';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { useState } from 'react';
import { SlotPicker } from './slot-picker.tsx';
import type { Tutor } from './tutoring-rows.ts';
import styles from './tutoring.module.css';
import { useBooking } from './use-booking.ts';

/** A free time of the tutor's calendar, for as long as the child wants, in one of the tutor's subjects. */
export function ChooseTime({ tutor, onClose }: { tutor: Tutor; onClose: () => void }) {
  const { book, refusal, forget } = useBooking(onClose);
  const taught = SUBJECTS.filter((id) => tutor.specialties.includes(subjectLabel(id)));
  const first = taught.find((id) => subjectLabel(id) === tutor.specialties[0]);
  const [subject, setSubject] = useState(first);
  const [duration, setDuration] = useState<number>(DEFAULT_SESSION_MINUTES);
  const [start, setStart] = useState<string | null>(null);
  const totalCost = sessionPriceCents(tutor.hourlyRate, duration);
  const send = () => {
    if (start === null || subject === undefined) return;
    forget();
    book.mutate(
      { tutorId: tutor.id, subject, scheduledTime: start, duration, totalCost },
      // The times are read anew, and the one that was refused is not chosen any more.
      { onError: () => setStart(null) },
    );
  };
  return (
    <SmallDialog wide title={`Choose a time with ${tutor.name}`} onClose={onClose}>
      {refusal !== null && <FormNotice>{refusal}</FormNotice>}
      <FieldRow>
        <SelectField
          label="Subject"
          value={subject ?? ''}
          options={taught.map((id) => ({ value: id, label: subjectLabel(id) }))}
          onChange={({ target }) => setSubject(taught.find((id) => id === target.value))}
        />
        <SelectField
          label="How long"
          value={String(duration)}
          options={SESSION_MINUTES.map((minutes) => ({
            value: String(minutes),
            label: `${minutes} minutes, ${formatDollars(sessionPriceCents(tutor.hourlyRate, minutes))}`,
          }))}
          onChange={({ target }) => {
            setDuration(Number(target.value));
            setStart(null);
          }}
        />
      </FieldRow>
      <SlotPicker tutorId={tutor.id} duration={duration} chosen={start} onChoose={setStart} />
      <div className={styles.foot}>
        <FlatButton onClick={onClose}>Not now</FlatButton>
        <FlatButton tone="primary" disabled={start === null} pending={book.isPending} onClick={send}>
          Book for {formatDollars(totalCost)}
        </FlatButton>
      </div>
    </SmallDialog>
  );
}
