import { SUBJECTS, subjectLabel, type SubjectId } from '@noodlenaut/domain';
import { SmallDialog } from '@noodlenaut/ui/pieces/base/small-dialog';
import { FieldError } from '@noodlenaut/ui/pieces/form/field-error';
import { FormNotice } from '@noodlenaut/ui/pieces/form/form-notice';
import { TextAreaField } from '@noodlenaut/ui/pieces/form/text-area-field';
import { TextField } from '@noodlenaut/ui/pieces/form/text-field';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { FlatForm } from '@noodlenaut/ui/pieces/grown-up/flat-form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, trpc } from '../../lib/api/api.ts';
import type { User } from '../../lib/api/replies.ts';
import styles from './desk.module.css';
import { useTutorAction } from './use-tutor-action.ts';

const MOST_CENTS = 1_000_000;

/** Dollars as they are typed, in whole cents; null for what is no price. */
export function centsOf(typed: string): number | null {
  const match = /^\$?\s*(\d{1,5})(?:[.,](\d{1,2}))?$/.exec(typed.trim());
  if (!match) return null;
  const cents = Number(match[1]) * 100 + Number((match[2] ?? '0').padEnd(2, '0'));
  return cents <= MOST_CENTS ? cents : null;
}

/** The text, the subjects and the price of an hour. */
export function ProfileDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const client = useQueryClient();
  const [bio, setBio] = useState(user.bio ?? '');
  const [price, setPrice] = useState(((user.hourlyRate ?? 0) / 100).toFixed(2));
  const [subjects, setSubjects] = useState<readonly SubjectId[]>(
    SUBJECTS.filter((subject) => user.specialties.includes(subjectLabel(subject))),
  );
  const [isTried, setTried] = useState(false);
  const cents = centsOf(price);
  const save = useTutorAction(api.tutoring.saveProfile.mutate, {
    onDone: async () => {
      await client.invalidateQueries({ queryKey: trpc.account.user.queryKey() });
      onClose();
    },
  });
  const send = () => {
    setTried(true);
    if (cents !== null && subjects.length > 0)
      save.run({ bio, specialties: [...subjects], hourlyRate: cents });
  };
  return (
    <SmallDialog title="What families read" onClose={onClose}>
      <FlatForm onSend={send}>
        <TextAreaField
          label="About you"
          value={bio}
          maxLength={1000}
          rows={5}
          hint="How you teach and what you like. No phone numbers, addresses or links."
          onChange={(event) => setBio(event.currentTarget.value)}
        />
        <fieldset>
          <legend>
            <b>Subjects</b>
          </legend>
          <div className={styles.choices}>
            {SUBJECTS.map((subject) => (
              <label key={subject} className={styles.tick}>
                <input
                  type="checkbox"
                  checked={subjects.includes(subject)}
                  onChange={(event) =>
                    setSubjects(
                      event.currentTarget.checked
                        ? [...subjects, subject]
                        : subjects.filter((one) => one !== subject),
                    )
                  }
                />
                {subjectLabel(subject)}
              </label>
            ))}
          </div>
          {isTried && subjects.length === 0 && <FieldError>Please choose at least one subject</FieldError>}
        </fieldset>
        <TextField
          label="Price of an hour in dollars"
          inputMode="decimal"
          value={price}
          hint="For what is booked from now on; booked sessions keep their price."
          error={isTried && cents === null ? 'Please write a price, such as 25 or 27.50' : undefined}
          onChange={(event) => setPrice(event.currentTarget.value)}
        />
        {save.refusal !== undefined && <FormNotice title="Not saved">{save.refusal}</FormNotice>}
        <div className="row">
          <FlatButton tone="primary" type="submit" pending={save.isPending}>
            Save
          </FlatButton>
          <FlatButton onClick={onClose}>Not now</FlatButton>
        </div>
      </FlatForm>
    </SmallDialog>
  );
}
