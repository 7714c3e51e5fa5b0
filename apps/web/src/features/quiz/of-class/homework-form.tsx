import { GRADES, QUESTION_COUNTS, QUIZ_SUBJECTS, subjectLabel } from '@noodlenaut/domain';
import { FieldRow } from '@noodlenaut/ui/pieces/form/field-row';
import { SelectField } from '@noodlenaut/ui/pieces/form/select-field';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { GiveUntil } from '../../../lib/classes/give-until.tsx';
import { trpc } from '../../../lib/api/api.ts';
import type { Outputs } from '../../../lib/api/replies.ts';
import { PupilPicker } from '../../../lib/classes/pupil-picker.tsx';
import { todayHere } from '../../../lib/format/dates.ts';
import { gradeName } from '../../../lib/format/grade-name.ts';
import styles from './class-quizzes.module.css';
import { HomeworkQuestions } from './homework-questions.tsx';
import { useHomeworkForm } from './use-homework-form.ts';

const GRADE_OPTIONS = GRADES.map((value) => ({ value, label: gradeName(value) }));
const SUBJECT_OPTIONS = QUIZ_SUBJECTS.map((value) => ({ value, label: subjectLabel(value) }));
const COUNT_OPTIONS = QUESTION_COUNTS.map((count) => ({ value: String(count), label: `${count} questions` }));

/** A quiz as homework: about what, which questions, until when. */
export function HomeworkForm({ taught }: { taught: Outputs['classes']['get'] }) {
  const today = todayHere();
  const { data: groups } = useQuery(trpc.learnerGroups.list.queryOptions({ classId: taught.id }));
  const { draft, dayFault, pupilFault, change, isPending, send } = useHomeworkForm(taught, today);
  // The focus moves here, because the link that was pressed is gone.
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <FlatPanel
      title="A quiz as homework"
      note="They all get the same questions, each in their own time. It stands first on their dashboards."
      flush
    >
      <form
        ref={place}
        className={styles.form}
        aria-label="A quiz as homework"
        tabIndex={-1}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <FieldRow>
          <SelectField
            label="Subject"
            value={draft.subject}
            options={SUBJECT_OPTIONS}
            onChange={({ target }) => {
              const subject = QUIZ_SUBJECTS.find((one) => one === target.value);
              if (subject !== undefined) change({ subject });
            }}
          />
          <SelectField
            label="Grade"
            value={draft.grade}
            options={GRADE_OPTIONS}
            onChange={({ target }) => {
              const grade = GRADES.find((one) => one === target.value);
              if (grade !== undefined) change({ grade });
            }}
          />
        </FieldRow>
        <FieldRow>
          {draft.questionRefs.length === 0 && (
            <SelectField
              label="How many questions"
              value={String(draft.questionCount)}
              options={COUNT_OPTIONS}
              onChange={({ target }) => {
                const questionCount = QUESTION_COUNTS.find((count) => String(count) === target.value);
                if (questionCount !== undefined) change({ questionCount });
              }}
            />
          )}
        </FieldRow>
        <HomeworkQuestions
          subject={draft.subject}
          grade={draft.grade}
          chosen={draft.questionRefs}
          onChange={(questionRefs) => change({ questionRefs })}
        />
        <PupilPicker
          pupils={taught.pupils}
          groups={groups ?? []}
          childIds={draft.childIds}
          error={pupilFault}
          onChange={(childIds) => change({ childIds })}
        />
        <GiveUntil
          dueDay={draft.dueDay}
          error={dayFault}
          onDay={(dueDay) => change({ dueDay })}
          pending={isPending}
          cancel={
            <FlatButton
              renderRoot={(root) => (
                <Link to="/classes/$classId/quizzes" params={{ classId: taught.id }} replace {...root} />
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
