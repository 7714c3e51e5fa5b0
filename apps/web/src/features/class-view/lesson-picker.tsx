import { GRADES, gradeLabel, levelName, parseGrade, type Grade, type SubjectId } from '@noodlenaut/domain';
import { FieldRow } from '@noodlenaut/ui/pieces/form/field-row';
import { SelectField } from '@noodlenaut/ui/pieces/form/select-field';
import { TextField } from '@noodlenaut/ui/pieces/form/text-field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AssignDraft } from './assign-wish.ts';
import { Choices } from '../../lib/classes/choices.tsx';
import { LessonAbout } from './lesson-about.tsx';
import styles from './lesson-picker.module.css';
import { trpc } from '../../lib/api/api.ts';

/** The lessons of a subject at any grade, for a teacher to choose from. */
const gradeLessons = (subject: SubjectId, grade: Grade) =>
  trpc.lessons.shelf.queryOptions({ subject, grade });

type Props = {
  classId: string;
  draft: AssignDraft;
  change: (change: Partial<AssignDraft>) => void;
  error: string | undefined;
};

/** One lesson of the subject and a grade, found by its title, its goal or its standard. */
export function LessonPicker({ classId, draft, change, error }: Props) {
  const [search, setSearch] = useState('');
  const { data: lessons } = useQuery(gradeLessons(draft.subject, draft.grade));
  const { data: drafts = [] } = useQuery(trpc.lessonDrafts.list.queryOptions());
  const own = drafts.flatMap(({ lessonId, title, subject, ...one }) =>
    lessonId !== null && one.classId === classId && subject === draft.subject
      ? [{ id: lessonId, title, text: title, note: 'Your own lesson for this class', about: '' }]
      : [],
  );
  const wanted = search.trim().toLowerCase();
  const all = lessons?.map(({ id, number, title, difficulty, goal, standard }) => ({
    id,
    title,
    text: `${number}. ${title}`,
    note: goal,
    about: [`Level ${difficulty}, ${levelName(difficulty)}`, standard]
      .filter((part) => part !== '')
      .join(' · '),
  }));
  const found =
    all &&
    [...own, ...all].filter(
      ({ id, title, note, about }) =>
        id === draft.lessonId || [title, note, about].some((text) => text.toLowerCase().includes(wanted)),
    );
  return (
    <div className={styles.picker}>
      <FieldRow>
        <SelectField
          label="Grade"
          value={draft.grade}
          options={GRADES.map((grade) => ({ value: grade, label: gradeLabel(grade) }))}
          onChange={({ target }) => change({ grade: parseGrade(target.value) ?? draft.grade })}
        />
        <TextField
          label="Find a lesson"
          error={error}
          type="search"
          autoComplete="off"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </FieldRow>
      {found === undefined ? (
        <output>Loading the lessons...</output>
      ) : found.length === 0 ? (
        <output className="soft">No lesson has these words.</output>
      ) : (
        <Choices
          label="Lesson"
          value={draft.lessonId}
          choices={found.map(({ id, title, text, note, about }) => ({
            value: id,
            text,
            note,
            beside: <LessonAbout lessonId={id} title={title} about={about} />,
          }))}
          onChange={(lessonId) => change({ lessonId })}
        />
      )}
    </div>
  );
}
