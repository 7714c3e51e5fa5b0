import { GRADES, subjectLabel, type Grade } from '@noodlenaut/domain';
import { SmallDialog } from '@noodlenaut/ui/pieces/base/small-dialog';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { SelectField } from '@noodlenaut/ui/pieces/form/select-field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { trpc } from '../../../lib/api/api.ts';
import { sentenceOf } from '../../../lib/api/error-sentences.ts';
import { gradeName } from '../../../lib/format/grade-name.ts';
import type { RoomFacts } from '../screens/room-words.ts';
import styles from './lesson.module.css';

type Props = { room: RoomFacts; onPick: (lessonId: string) => void; onClose: () => void };
const isGrade = (value: string): value is Grade => GRADES.some((one) => one === value);

/** The tutor opens a lesson of the session's subject for all (P5.26). */
export function LessonPicker({ room, onPick, onClose }: Props) {
  const [grade, setGrade] = useState<Grade>(room.studentGrade ?? GRADES[0]);
  const lessons = useQuery(trpc.lessons.list.queryOptions({ subject: room.subject, grade }));
  const list = lessons.data ?? [];
  return (
    <SmallDialog title={`${subjectLabel(room.subject)} lessons`} onClose={onClose}>
      <SelectField
        label="Grade"
        value={grade}
        options={GRADES.map((one) => ({ value: one, label: gradeName(one) }))}
        onChange={({ currentTarget }) => isGrade(currentTarget.value) && setGrade(currentTarget.value)}
      />
      {lessons.isPending && <p className="soft">The lessons load …</p>}
      {lessons.isError && <p role="alert">{sentenceOf(lessons.error)}</p>}
      {lessons.isSuccess && list.length === 0 && <p className="soft">There is no lesson for this grade.</p>}
      <ul className={styles.list}>
        {list.map(({ id, number, title }) => (
          <li key={id}>
            <button type="button" className={styles.pick} onClick={() => onPick(id)}>
              <span className="soft num">{number}</span> {title}
            </button>
          </li>
        ))}
      </ul>
      <StickerButton size="sm" onClick={onClose}>
        Close
      </StickerButton>
    </SmallDialog>
  );
}
