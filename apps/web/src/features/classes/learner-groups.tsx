import { LEARNER_GROUPS_MAX } from '@noodlenaut/domain';
import { Icon } from '@noodlenaut/ui/icon';
import { ListRows } from '@noodlenaut/ui/pieces/base/list-rows';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { trpc } from '../../lib/api/api.ts';
import type { SchoolClass } from './class-words.ts';
import styles from './classes.module.css';
import { GroupForm } from './group-form.tsx';
import { RemoveGroup } from './remove-group.tsx';

/** Groups of pupils inside the class: to give one its own work, and to look at one alone (decision 0108). */
export function LearnerGroups({ found }: { found: SchoolClass }) {
  const { id: classId, pupils } = found;
  const { data: groups } = useSuspenseQuery(trpc.learnerGroups.list.queryOptions({ classId }));
  const [edited, setEdited] = useState<string | null>(null);
  const isFull = groups.length >= LEARNER_GROUPS_MAX;
  if (pupils.length === 0) return null;
  const close = () => setEdited(null);
  const namesOf = (childIds: readonly string[]) =>
    pupils.flatMap(({ id, name }) => (childIds.includes(id) ? [name] : [])).join(', ');
  return (
    <FlatPanel title="Groups" note="For work of their own. Only the teachers of this class see the groups.">
      <div className={styles.form}>
        {groups.length > 0 && (
          <ListRows>
            {groups.map((group) =>
              group.id === edited ? (
                <li key={group.id}>
                  <GroupForm classId={classId} pupils={pupils} group={group} onDone={close} />
                </li>
              ) : (
                <li key={group.id}>
                  <p>
                    <b>{group.name}</b>
                    <br />
                    <span className="soft small">{namesOf(group.childIds) || 'Nobody yet'}</span>
                  </p>
                  <FlatButton onClick={() => setEdited(group.id)}>
                    Change <span className="visually-hidden">{group.name}</span>
                  </FlatButton>
                  <RemoveGroup classId={classId} group={group} />
                </li>
              ),
            )}
          </ListRows>
        )}
        {edited === 'new' ? (
          <GroupForm classId={classId} pupils={pupils} onDone={close} />
        ) : isFull ? (
          <p className="soft">{`A class has at most ${LEARNER_GROUPS_MAX} groups.`}</p>
        ) : (
          <div className="row">
            <FlatButton icon={<Icon name="plus" size={18} />} onClick={() => setEdited('new')}>
              New group
            </FlatButton>
          </div>
        )}
      </div>
    </FlatPanel>
  );
}
