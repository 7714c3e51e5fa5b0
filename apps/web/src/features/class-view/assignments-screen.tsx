import { trpc } from '../../lib/api/api.ts';
import { PRODUCT } from '@noodlenaut/domain';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { GrownUpPage } from '@noodlenaut/ui/pieces/grown-up/grown-up-page';
import { useSuspenseQuery } from '@tanstack/react-query';
import { todayHere } from '../../lib/format/dates.ts';
import { BackToClass } from '../../lib/classes/back-to-class.tsx';
import { useLiveChildren } from '../../lib/live/use-live-children.ts';
import { AssignForm } from './assign-form.tsx';
import type { AssignStart } from './assign-wish.ts';
import { AssignmentCard } from './assignment-card.tsx';
import styles from './assignments-screen.module.css';
import { givenOrder } from './given-order.ts';
import { NewAssignment } from './new-assignment.tsx';

/** What a class was given, who has done it, and the form for the next. */
export function AssignmentsScreen({ classId, start }: { classId: string; start: AssignStart }) {
  useLiveChildren();
  const { data: given } = useSuspenseQuery(trpc.assignments.list.queryOptions({ classId }));
  const { data: taught } = useSuspenseQuery(trpc.classes.get.queryOptions({ classId }));
  const { data: groups } = useSuspenseQuery(trpc.learnerGroups.list.queryOptions({ classId }));
  const today = todayHere();
  return (
    <GrownUpPage>
      <title>{`Assignments · ${PRODUCT.name}`}</title>
      <BackToClass classId={classId} name={taught.name} />
      <header className={styles.head}>
        <div>
          <h1>Assignments</h1>
          <p className="soft">They stand first on the pupils’ dashboards. Done shows here by itself.</p>
        </div>
        {start.give === undefined && <NewAssignment classId={classId} tone="primary" />}
      </header>
      {start.give !== undefined && (
        <AssignForm key={JSON.stringify(start)} taught={taught} groups={groups} today={today} start={start} />
      )}
      {given.length === 0 && start.give === undefined && (
        <FlatPanel label="Nothing given yet">
          <p className={styles.none}>
            Nothing given yet. Choose a lesson, practice or a quiz, a day, and who it is for.
          </p>
        </FlatPanel>
      )}
      <ul className={styles.list} aria-label="Assignments">
        {givenOrder(given, today).map((one) => (
          <li key={one.id}>
            <AssignmentCard
              classId={classId}
              given={one}
              isGivenAgain={given.some(({ againOf }) => againOf === one.id)}
              today={today}
            />
          </li>
        ))}
      </ul>
    </GrownUpPage>
  );
}
