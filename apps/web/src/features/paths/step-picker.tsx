import {
  GRADES,
  gradeLabel,
  levelName,
  parseGrade,
  SUBJECTS,
  subjectLabel,
  type SubjectId,
} from '@noodlenaut/domain';
import { Icon } from '@noodlenaut/ui/icon';
import { FieldRow } from '@noodlenaut/ui/pieces/form/field-row';
import { SelectField } from '@noodlenaut/ui/pieces/form/select-field';
import { TextField } from '@noodlenaut/ui/pieces/form/text-field';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { trpc } from '../../lib/api/api.ts';
import { gradeName } from '../../lib/format/grade-name.ts';
import type { DraftStep } from './path-draft.ts';
import styles from './paths.module.css';
import type { Receiver } from './shown-path.ts';
import { useOwnLessons } from './use-own-lessons.ts';

type Added = Omit<DraftStep, 'key' | 'id' | 'dueDay'>;
type Found = { readonly step: Added; readonly name: string; readonly note: string };
type Props = {
  to: Receiver;
  steps: readonly DraftStep[];
  isFull: boolean;
  onAdd: (step: Added) => void;
};

/** Lessons of any subject and grade, found by their title, and a round of practice; each is added by its own button. */
export function StepPicker({ to, steps, isFull, onAdd }: Props) {
  const [subject, setSubject] = useState<SubjectId>('math');
  const [grade, setGrade] = useState(to.grade);
  const [search, setSearch] = useState('');
  const { data: lessons } = useQuery(trpc.lessons.list.queryOptions({ subject, grade }));
  const own = useOwnLessons(to, subject);
  const wanted = search.trim().toLowerCase();
  const all: Found[] = [
    ...own,
    ...(lessons ?? []).map(({ id, title, number, difficulty }) => ({
      step: { kind: 'lesson' as const, subject, grade, lessonId: id, title },
      name: `${number}. ${title}`,
      note: `Level ${difficulty}, ${levelName(difficulty)}`,
    })),
  ];
  const practice: Found = {
    step: { kind: 'practice', subject, grade, lessonId: null, title: null },
    name: `${subjectLabel(subject)} practice`,
    note: `A round of ten questions, ${gradeName(grade)}`,
  };
  const found = [practice, ...all].filter(({ name }) => name.toLowerCase().includes(wanted));
  const isIn = ({ lessonId }: Added) => lessonId !== null && steps.some((step) => step.lessonId === lessonId);
  return (
    <div className={styles.picker}>
      <FieldRow>
        <SelectField
          label="Subject"
          value={subject}
          options={SUBJECTS.map((id) => ({ value: id, label: subjectLabel(id) }))}
          onChange={({ target }) => setSubject(SUBJECTS.find((id) => id === target.value) ?? subject)}
        />
        <SelectField
          label="Grade"
          value={grade}
          options={GRADES.map((one) => ({ value: one, label: gradeLabel(one) }))}
          onChange={({ target }) => setGrade(parseGrade(target.value) ?? grade)}
        />
      </FieldRow>
      <TextField
        label="Find by title"
        type="search"
        autoComplete="off"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {lessons === undefined ? (
        <output>Loading the lessons...</output>
      ) : found.length === 0 ? (
        <output className="soft">Nothing has these words in its title.</output>
      ) : (
        <ul className={styles.found} aria-label="What can be added">
          {found.map(({ step, name, note }) => (
            <li key={step.lessonId ?? 'practice'} className={styles.find}>
              <span className={styles.words}>
                <b>{name}</b>
                <span className="soft small">{note}</span>
              </span>
              {isIn(step) ? (
                <span className="soft small">In the path</span>
              ) : (
                <FlatButton
                  icon={<Icon name="plus" size={18} />}
                  disabled={isFull}
                  onClick={() => onAdd(step)}
                >
                  Add <span className="visually-hidden">{name}</span>
                </FlatButton>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
