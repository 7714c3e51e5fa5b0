import { NAMED_ASSIGNMENT_KINDS, subjectLabel } from '@noodlenaut/domain';
import { FieldRow } from '@noodlenaut/ui/pieces/form/field-row';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { SelectField } from '@noodlenaut/ui/pieces/form/select-field';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { GiveUntil } from '../../lib/classes/give-until.tsx';
import type { Outputs } from '../../lib/api/replies.ts';
import styles from './assign-form.module.css';
import type { AssignStart } from './assign-wish.ts';
import { subjectsOf } from './assign-wish.ts';
import { Choices } from '../../lib/classes/choices.tsx';
import { LessonPicker } from './lesson-picker.tsx';
import { PupilPicker } from '../../lib/classes/pupil-picker.tsx';
import { SkillPicker } from './skill-picker.tsx';
import { useAssignForm } from './use-assign-form.ts';

const KIND_TEXTS = {
  lesson: { text: 'A lesson', note: 'One you choose' },
  practice: { text: 'Practice', note: 'A round of a subject' },
  quiz: { text: 'A quiz', note: 'A game of a subject' },
} as const;

type Props = {
  taught: Outputs['classes']['get'];
  groups: Outputs['learnerGroups']['list'];
  today: string;
  start: AssignStart;
};

/** What, until when, and who: three questions and one button. */
export function AssignForm({ taught, groups, today, start }: Props) {
  const { draft, change, faults, isPending, send } = useAssignForm(taught, today, start);
  // The focus moves here, because the link 'New assignment' that was pressed is gone.
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => place.current?.focus(), []);
  // What is missing is said aloud, and the first such field has the focus.
  useEffect(() => {
    if (Object.keys(faults).length > 0)
      place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);
  const missing = Object.values(faults);
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
          {draft.kind === 'practice' && (
            <SkillPicker classId={taught.id} draft={draft} change={change} error={faults.skill} />
          )}
        </FieldRow>
        {draft.kind === 'lesson' && (
          <LessonPicker classId={taught.id} draft={draft} change={change} error={faults.lessonId} />
        )}
        <PupilPicker
          pupils={taught.pupils}
          groups={groups}
          childIds={draft.childIds}
          error={faults.childIds}
          onChange={(childIds) => change({ childIds })}
        />
        <p role="alert" className="visually-hidden">
          {missing.length > 0 && `Not given yet. ${missing.join('. ')}.`}
        </p>
        <GiveUntil
          dueDay={draft.dueDay}
          error={faults.dueDay}
          onDay={(dueDay) => change({ dueDay })}
          pending={isPending}
          cancel={
            <FlatButton
              renderRoot={(root) => (
                <Link to="/classes/$classId/assignments" params={{ classId: taught.id }} replace {...root} />
              )}
            >
              Cancel
            </FlatButton>
          }
        />
      </form>
    </FlatPanel>
  );
}
