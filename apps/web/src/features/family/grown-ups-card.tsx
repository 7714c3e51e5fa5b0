import { ListRows } from '@noodlenaut/ui/pieces/base/list-rows';
import { GUARDIANS_MAX } from '@noodlenaut/domain';
import { Pill } from '@noodlenaut/ui/pieces/base/pill';
import { shortDay } from '../../lib/format/dates.ts';
import { EndLink } from './end-link.tsx';
import { HandOver } from './hand-over.tsx';
import { TakeOut } from './take-out.tsx';
import type { FamilyLinks } from './family-child.ts';
import { FamilyPanel } from './family-panel.tsx';

/** Everybody who sees the child: at most ten of the family, and teachers through a class (P1.27). */
export function GrownUpsCard({ links: { child, guardians, teachers } }: { links: FamilyLinks }) {
  return (
    <FamilyPanel
      title={`Grown-ups linked to ${child.name}`}
      aside={
        <span className="soft small num">
          {guardians.length} of {GUARDIANS_MAX}
        </span>
      }
    >
      <ListRows>
        {guardians.map((one) => (
          <li key={one.linkId}>
            <p>
              <b>
                {one.name}
                {one.isMe && ' (you)'}
              </b>
              <br />
              <span className="soft small">
                {one.kind === 'primary' ? 'Primary guardian' : 'Guardian'},{' '}
                {one.status === 'active' ? 'since' : 'asked'} {shortDay(one.since)}
              </span>
              {one.endAskedAt !== null && (
                <>
                  <br />
                  <b>{child.name} asks to end this link.</b>
                </>
              )}
            </p>
            {one.status === 'active' ? (
              <Pill tone="done" icon="check">
                Linked
              </Pill>
            ) : (
              <Pill icon="clock">{one.mayConfirm ? 'Waiting for you' : 'Waiting'}</Pill>
            )}
            {one.mayHandOver && <HandOver child={child} grownUp={one} />}
            {one.status === 'active' && one.mayEnd && <EndLink child={child} grownUp={one} />}
          </li>
        ))}
        {teachers.map((one) => (
          <li key={`${one.classId} ${one.name}`}>
            <p>
              <b>{one.name}</b>
              <br />
              <span className="soft small">
                Teacher, {one.className}, since {shortDay(one.since)}
              </span>
            </p>
            <Pill tone="done" icon="check">
              Class
            </Pill>
            <TakeOut child={child} teacher={one} />
          </li>
        ))}
      </ListRows>
      {teachers.length > 0 && (
        <p className="soft small">
          A teacher sees {child.name} as long as {child.name} is in the class. You or {child.name} can end
          that at any time.
        </p>
      )}
    </FamilyPanel>
  );
}
