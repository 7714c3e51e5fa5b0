import { NAMED_ASSIGNMENT_KINDS, addDays, subjectLabel } from '@noodlenaut/domain';
import { FieldRow } from '@noodlenaut/ui/pieces/form/field-row';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { SelectField } from '@noodlenaut/ui/pieces/form/select-field';
import { TextField } from '@noodlenaut/ui/pieces/form/text-field';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { Outputs } from '../../lib/api/replies.ts';
import styles from './assign-form.module.css';
import type { AssignStart } from './assign-wish.ts';
import { subjectsOf } from './assign-wish.ts';
import { Choices } from '../../lib/classes/choices.tsx';
import { LessonPicker } from './lesson-picker.tsx';
import { PupilPicker } from '../../lib/classes/pupil-picker.tsx';
import { useAssignForm } from './use-assign-form.ts';

const KIND_TEXTS = {
  lesson: { text: 'A lesson', note: 'One you choose' },
  practice: { text: 'Practice', note: 'A round of a subject' },
  quiz: { text: 'A quiz', note: 'A game of a subject' },
} as const;
const MOST_DAYS = 365;

type Props = { taught: Outputs['classes']['get']; today: string; start: AssignStart };

/** What, until when, and who: three questions and one button. */
export function AssignForm({ taught, today, start }: Props) {
  const { draft, change, faults, isPending, send } = useAssignForm(taught, today, start);
  // The focus moves here, because the link 'New assignment' that was pressed is gone.
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <FlatPanel title="New assignment" flush>
      <form
        ref={place}
        className={styles.form}
        aria-label="New assignment"
        tabIndex={-1}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Choices
          label="What"
          value={draft.kind}
          choices={NAMED_ASSIGNMENT_KINDS.map((kind) => ({ value: kind, ...KIND_TEXTS[kind] }))}
          onChange={(kind) => change({ kind })}
        />
        <FieldRow>
          <SelectField
            label="Subject"
            value={draft.subject}
            error={faults.subjectId}
            options={subjectsOf(draft.kind).map((id) => ({ value: id, label: subjectLabel(id) }))}
            onChange={({ target }) => {
              const subject = subjectsOf(draft.kind).find((id) => id === target.value);
              if (subject !== undefined) change({ subject });
            }}
          />
          <TextField
            label="Until"
            type="date"
            min={today}
            max={addDays(today, MOST_DAYS)}
            value={draft.dueDay}
            error={faults.dueDay}
            onChange={({ target }) => change({ dueDay: target.value })}
          />
        </FieldRow>
        {draft.kind === 'lesson' && (
          <LessonPicker classId={taught.id} draft={draft} change={change} error={faults.lessonId} />
        )}
        <PupilPicker
          pupils={taught.pupils}
          childIds={draft.childIds}
          error={faults.childIds}
          onChange={(childIds) => change({ childIds })}
        />
        <div className="row">
          <FlatButton type="submit" tone="primary" disabled={isPending}>
            Give it
          </FlatButton>
          <FlatButton
            renderRoot={(root) => (
              <Link to="/classes/$classId/assignments" params={{ classId: taught.id }} replace {...root} />
            )}
          >
            Cancel
          </FlatButton>
        </div>
      </form>
    </FlatPanel>
  );
}
