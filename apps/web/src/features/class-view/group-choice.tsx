import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { Link } from '@tanstack/react-router';
import type { Outputs } from '../../lib/api/replies.ts';
import styles from './skills-panel.module.css';

type Group = Outputs['learnerGroups']['list'][number];
type Props = { classId: string; groups: readonly Group[]; chosen: Group | undefined };

/** Shows the whole class or one of its groups; the address says which. A chosen group can be given something at once. */
export function GroupChoice({ classId, groups, chosen }: Props) {
  if (groups.length === 0) return null;
  return (
    <div className="row spread" data-print="no">
      <nav className={styles.groups} aria-label="Group of pupils">
        {[undefined, ...groups].map((group) => (
          <Link
            key={group?.id ?? ''}
            className={styles.subject}
            from="/classes/$classId/"
            to="/classes/$classId"
            params={{ classId }}
            search={(before) => ({ ...before, group: group?.id })}
            replace
            resetScroll={false}
            {...(group?.id === chosen?.id ? { 'aria-current': 'true' } : {})}
          >
            {group === undefined ? 'Whole class' : `${group.name} (${group.childIds.length})`}
          </Link>
        ))}
      </nav>
      {chosen !== undefined && chosen.childIds.length > 0 && (
        <FlatButton
          renderRoot={(root) => (
            <Link
              to="/classes/$classId/assignments"
              params={{ classId }}
              search={{ give: 'lesson', pupils: [...chosen.childIds] }}
              {...root}
            />
          )}
        >
          Give {chosen.name} something
        </FlatButton>
      )}
    </div>
  );
}
