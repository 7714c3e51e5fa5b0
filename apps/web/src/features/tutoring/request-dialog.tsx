import { SUBJECTS, subjectLabel } from '@noodlenaut/domain';
import { SmallDialog } from '@noodlenaut/ui/pieces/base/small-dialog';
import { FieldRow } from '@noodlenaut/ui/pieces/form/field-row';
import { FormNotice } from '@noodlenaut/ui/pieces/form/form-notice';
import { SelectField } from '@noodlenaut/ui/pieces/form/select-field';
import { TextAreaField } from '@noodlenaut/ui/pieces/form/text-area-field';
import { TextField } from '@noodlenaut/ui/pieces/form/text-field';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { useState } from 'react';
import { sentenceOf } from '../../lib/api/error-sentences.ts';
import styles from './request-dialog.module.css';
import { EMPTY_REQUEST, faultsOf, type RequestDraft, type RequestFaults, wishOf } from './request-draft.ts';
import listStyles from './tutoring.module.css';
import { UrgencyChoice } from './urgency-choice.tsx';
import { useSendRequest } from './use-send-request.ts';
import { zoneHere, zoneName } from './zones.ts';

const SUBJECT_OPTIONS = [
  { value: '', label: 'Choose a subject' },
  ...SUBJECTS.map((id) => ({ value: id, label: subjectLabel(id) })),
];
type Props = { start?: Partial<RequestDraft>; onClose: () => void };

/** What a child asks tutors for; a refusal stands at its field, and what was typed stays (S2.120, S5.10 to S5.15). */
export function RequestDialog({ start, onClose }: Props) {
  const [draft, setDraft] = useState<RequestDraft>({ ...EMPTY_REQUEST, ...start });
  const [faults, setFaults] = useState<RequestFaults>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const change = (part: Partial<RequestDraft>) => setDraft((before) => ({ ...before, ...part }));
  const request = useSendRequest(onClose, (error) => {
    const found = faultsOf(error);
    setFaults(found);
    setRefusal(Object.keys(found).length > 0 ? null : sentenceOf(error));
    return true;
  });
  return (
    <SmallDialog wide title="Request a Tutoring Session" onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const result = wishOf(draft);
          setRefusal(null);
          setFaults('faults' in result ? result.faults : {});
          if ('wish' in result) request.mutate(result.wish);
        }}
      >
        {refusal !== null && <FormNotice>{refusal}</FormNotice>}
        <FieldRow>
          <SelectField
            label="Subject"
            required
            value={draft.subject}
            error={faults.subject}
            options={SUBJECT_OPTIONS}
            onChange={({ target }) => change({ subject: SUBJECTS.find((id) => id === target.value) ?? '' })}
          />
          <TextField
            label="Topic"
            optional
            maxLength={120}
            value={draft.topic}
            error={faults.topic}
            onChange={({ target }) => change({ topic: target.value })}
          />
        </FieldRow>
        <TextAreaField
          label="What do you need help with?"
          required
          rows={3}
          maxLength={1000}
          value={draft.description}
          error={faults.description}
          onChange={({ target }) => change({ description: target.value })}
        />
        <UrgencyChoice value={draft.urgency} onChange={(urgency) => change({ urgency })} />
        <TextField
          label="Preferred time"
          optional
          type="datetime-local"
          hint={`${zoneName(zoneHere())}. Your grown-up sees this request at once.`}
          value={draft.preferredTime}
          error={faults.preferredTime}
          onChange={({ target }) => change({ preferredTime: target.value })}
        />
        <div className={listStyles.foot}>
          <FlatButton onClick={onClose}>Cancel</FlatButton>
          <FlatButton type="submit" tone="primary" pending={request.isPending}>
            Send Request
          </FlatButton>
        </div>
      </form>
    </SmallDialog>
  );
}
