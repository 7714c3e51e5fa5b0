import { trpc } from '../../lib/api/api.ts';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { assignmentName } from '../../lib/format/assignment-name.ts';
import { todayHere } from '../../lib/format/dates.ts';
import styles from './assignments-panel.module.css';
import { DoneMeter } from './done-meter.tsx';
import { doneText, dueText, givenOrder } from './given-order.ts';
import { NewAssignment } from './new-assignment.tsx';
import { PractisedList } from './practised-list.tsx';

/** How many are shown on the class page; all are on a page of their own. */
const SHOWN = 4;

/** What the class has to do, and how many have done it. */
export function AssignmentsPanel({ classId }: { classId: string }) {
  const { data: given } = useSuspenseQuery(trpc.assignments.list.queryOptions({ classId }));
  const today = todayHere();
  const shown = givenOrder(given, today).slice(0, SHOWN);
  return (
    <div className={styles.assignments}>
      <FlatPanel
        title="Assignments"
        aside={
          <div className={styles.ways}>
            {given.length > 0 && (
              <FlatButton
                renderRoot={(root) => (
                  <Link to="/classes/$classId/assignments" params={{ classId }} {...root} />
                )}
              >
                See all <span className="visually-hidden">assignments</span>
              </FlatButton>
            )}
            <NewAssignment classId={classId} tone="plain" />
          </div>
        }
        flush
      >
        {shown.length === 0 && (
          <p className={styles.none}>Give a lesson, practice or a quiz. It stands first on each dashboard.</p>
        )}
        <ul className={styles.list}>
          {shown.map((one) => (
            <li key={one.id} className={styles.one}>
              <b>{assignmentName(one)}</b>
              <span className={styles.meta}>
                <span>{dueText(one, today)}</span>
                <span>{doneText(one)}</span>
              </span>
              <DoneMeter given={one} />
              <PractisedList given={one} />
            </li>
          ))}
        </ul>
      </FlatPanel>
    </div>
  );
}
