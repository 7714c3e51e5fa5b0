import { percentOf } from '@noodlenaut/domain';
import { Icon } from '@noodlenaut/ui/icon';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { Meter } from '@noodlenaut/ui/pieces/grown-up/meter';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { assignmentName } from '../../lib/assignment-words.ts';
import { todayHere } from '../../lib/dates.ts';
import { grownUpReads } from '../../lib/grown-up-api.ts';
import looks from './assignments-panel.module.css';
import { doneCount, dueText, givenOrder } from './given-order.ts';

/** So many beside what needs attention; the rest has its own page. */
const SHOWN = 4;

/** What the class has to do, and how many have done it. */
export function AssignmentsPanel({ classId }: { classId: string }) {
  const { data: given } = useSuspenseQuery(grownUpReads.assignments(classId));
  const today = todayHere();
  const shown = givenOrder(given, today).slice(0, SHOWN);
  return (
    <div className={looks.assignments}>
      <FlatPanel
        title="Assignments"
        aside={
          <div className={looks.ways}>
            {given.length > 0 && (
              <FlatButton
                renderRoot={(root) => (
                  <Link to="/classes/$classId/assignments" params={{ classId }} {...root} />
                )}
              >
                See all <span className="visually-hidden">assignments</span>
              </FlatButton>
            )}
            <FlatButton
              icon={<Icon name="plus" size={18} />}
              renderRoot={(root) => (
                <Link
                  to="/classes/$classId/assignments"
                  params={{ classId }}
                  search={{ give: 'lesson' }}
                  {...root}
                />
              )}
            >
              New assignment
            </FlatButton>
          </div>
        }
        flush
      >
        {shown.length === 0 && (
          <p className={looks.none}>Give a lesson, practice or a quiz. It stands first on each dashboard.</p>
        )}
        <ul className={looks.list}>
          {shown.map((one) => {
            const done = doneCount(one);
            return (
              <li key={one.id} className={looks.one}>
                <b>{assignmentName(one)}</b>
                <span className={looks.meta}>
                  <span>{dueText(one, today)}</span>
                  <span>
                    {done} of {one.pupils.length} done
                  </span>
                </span>
                <Meter
                  label={`${assignmentName(one)}, done`}
                  percent={one.pupils.length === 0 ? 0 : percentOf(done, one.pupils.length)}
                  tone="green"
                />
              </li>
            );
          })}
        </ul>
      </FlatPanel>
    </div>
  );
}
