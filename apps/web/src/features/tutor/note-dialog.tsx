import { MOST_SESSION_SKILLS } from '@noodlenaut/domain';
import { SmallDialog } from '@noodlenaut/ui/pieces/base/small-dialog';
import { FormNotice } from '@noodlenaut/ui/pieces/form/form-notice';
import { TextAreaField } from '@noodlenaut/ui/pieces/form/text-area-field';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { FlatForm } from '@noodlenaut/ui/pieces/grown-up/flat-form';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, trpc } from '../../lib/api/api.ts';
import styles from './desk.module.css';
import { sessionTitle } from './session-words.ts';
import type { TutoringSession } from './tutor-sessions.ts';
import { useTutorAction } from './use-tutor-action.ts';

type Props = { session: TutoringSession; onClose: () => void };

/** How the session went, for the family, and what the child should practise next (P5.34 to P5.36). */
export function NoteDialog({ session, onClose }: Props) {
  const [note, setNote] = useState(session.notes ?? '');
  const [skills, setSkills] = useState<readonly string[]>(session.skills);
  const [isTried, setTried] = useState(false);
  const known = useQuery(trpc.tutoring.sessionSkills.queryOptions({ sessionId: session.id }));
  const save = useTutorAction(api.tutoring.noteSession.mutate, { onDone: onClose });
  const isFull = skills.length >= MOST_SESSION_SKILLS;
  return (
    <SmallDialog title={sessionTitle(session)} onClose={onClose}>
      <FlatForm
        onSend={() => {
          setTried(true);
          if (note.trim() !== '') save.run({ sessionId: session.id, note, skills: [...skills] });
        }}
      >
        <TextAreaField
          label="Note for the family"
          value={note}
          maxLength={2000}
          rows={5}
          hint="What you did, what went well, what comes next. No phone numbers, addresses or links."
          error={isTried && note.trim() === '' ? 'Please write how it went' : undefined}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <fieldset>
          <legend>
            <b>Skills to practise next</b>{' '}
            <span className="soft">
              ({skills.length} of {MOST_SESSION_SKILLS})
            </span>
          </legend>
          {known.isPending && <p className="soft">Loading the skills...</p>}
          {known.isError && (
            <p className="soft">The skills cannot be read now. The note can be saved without.</p>
          )}
          <div className={styles.choices} hidden={known.data === undefined || known.data.length === 0}>
            {known.data?.map(({ skill, name }) => (
              <label key={skill} className={styles.tick}>
                <input
                  type="checkbox"
                  checked={skills.includes(skill)}
                  disabled={isFull && !skills.includes(skill)}
                  onChange={(event) =>
                    setSkills(
                      event.currentTarget.checked
                        ? [...skills, skill]
                        : skills.filter((one) => one !== skill),
                    )
                  }
                />
                {name}
              </label>
            ))}
          </div>
        </fieldset>
        {save.refusal !== undefined && <FormNotice title="Not saved">{save.refusal}</FormNotice>}
        <div className="row">
          <FlatButton tone="primary" type="submit" pending={save.isPending}>
            Save the note
          </FlatButton>
          <FlatButton onClick={onClose}>Not now</FlatButton>
        </div>
      </FlatForm>
    </SmallDialog>
  );
}
