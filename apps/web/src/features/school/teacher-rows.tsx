import { ListRows } from '@noodlenaut/ui/pieces/base/list-rows';
import { Band } from '@noodlenaut/ui/pieces/grown-up/band';
import { calendarDate } from '../../lib/format/dates.ts';
import type { Outputs } from '../../lib/api/replies.ts';
import { ApproveTeacher } from './approve-teacher.tsx';
import { ResetTeacher } from './reset-teacher.tsx';

type Teacher = Outputs['school']['get']['teachers'][number];

const classWords = (count: number): string =>
  count === 0 ? 'No class' : count === 1 ? '1 class' : `${count} classes`;

/** Teachers with their address, classes and the day they were last here. */
export const TeacherRows = ({ teachers }: { teachers: readonly Teacher[] }) => (
  <ListRows>
    {teachers.map((teacher) => (
      <li key={teacher.id}>
        <p>
          <b>
            {teacher.name}
            {teacher.isMe && ' (you)'}
          </b>{' '}
          {teacher.isAdministrator && (
            <Band tone="info" sign="check">
              Looks after the school
            </Band>
          )}
          {teacher.status === 'asleep' && (
            <Band tone="none" sign="dots">
              Account sleeps
            </Band>
          )}
          <br />
          <span className="soft small">
            {teacher.username} · {teacher.email ?? 'no confirmed address'} · {classWords(teacher.classes)} ·{' '}
            {teacher.lastSeen === null ? 'not here yet' : `last here ${calendarDate(teacher.lastSeen)}`}
          </span>
        </p>
        {teacher.status === 'waits' && <ApproveTeacher teacher={teacher} />}
        {teacher.status === 'teaches' && teacher.email !== null && <ResetTeacher teacher={teacher} />}
      </li>
    ))}
  </ListRows>
);
