import { trpc } from '../../lib/api/api.ts';
import { ListRows } from '@noodlenaut/ui/pieces/base/list-rows';
import { Band } from '@noodlenaut/ui/pieces/grown-up/band';
import { useSuspenseQuery } from '@tanstack/react-query';
import { shortMoment } from '../../lib/format/dates.ts';
import type { FamilyLinks } from './family-child.ts';
import { FamilyPanel } from './family-panel.tsx';

const AND = new Intl.ListFormat('en-US');

/** Where a class lets the child in with its pictures, to read only (decision 0119). Most families have none. */
export function DevicesAtSchool({ links: { child, teachers } }: { links: FamilyLinks }) {
  const { data: devices } = useSuspenseQuery(
    trpc.family.classroomDevices.queryOptions({ childId: child.id }),
  );
  if (devices.length === 0) return null;
  const names = teachers.flatMap(({ classId, name }) =>
    devices.some((device) => device.classId === classId) ? [name] : [],
  );
  return (
    <FamilyPanel title="Classroom devices">
      <p className="soft">{child.name} signs in with three pictures on these devices of the class.</p>
      <ListRows>
        {devices.map(({ id, className, label, isAsleep, signedInAt }) => (
          <li key={id}>
            <p>
              <b>{label}</b>{' '}
              {isAsleep && (
                <Band tone="none" sign="dots">
                  Asleep
                </Band>
              )}
              <br />
              <span className="soft small">
                {className} ·{' '}
                {signedInAt === null
                  ? `No sign-in with pictures is noted yet`
                  : `${child.name} last signed in with pictures ${shortMoment(signedInAt)}`}
              </span>
              {isAsleep && (
                <>
                  <br />
                  <span className="small">
                    Wrong pictures were tried too often, so nobody can sign in there until a teacher wakes it.
                  </span>
                </>
              )}
            </p>
          </li>
        ))}
      </ListRows>
      <p className="soft small">
        The devices are the whole class’s. If a day does not fit, or a device should end, ask{' '}
        {names.length === 0 ? 'the teacher' : AND.format(names)}.
      </p>
    </FamilyPanel>
  );
}
