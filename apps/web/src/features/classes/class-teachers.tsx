import { ListRows } from '@noodlenaut/ui/pieces/base/list-rows';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import type { SchoolClass } from './class-words.ts';
import { EndTeaching } from './end-teaching.tsx';
import { InviteTeacher } from './invite-teacher.tsx';

/** Who teaches the class; its maker invites others and takes them out. */
export function ClassTeachers({ found }: { found: SchoolClass }) {
  const { id: classId, isOwner, teachers } = found;
  return (
    <FlatPanel title="Teachers">
      <ListRows>
        {teachers.map((one) => (
          <li key={one.id}>
            <p>
              <b>
                {one.name}
                {one.isMe && ' (you)'}
              </b>
              <br />
              <span className="soft small">{one.isOwner ? 'Made this class' : 'Teaches it too'}</span>
            </p>
            {!one.isOwner && (isOwner || one.isMe) && <EndTeaching found={found} teacher={one} />}
          </li>
        ))}
      </ListRows>
      {isOwner && <InviteTeacher classId={classId} />}
    </FlatPanel>
  );
}
