import { ListRows } from '@noodlenaut/ui/pieces/base/list-rows';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { shortDay } from '../../lib/format/dates.ts';
import { gradeName } from '../../lib/format/grade-name.ts';
import type { ClassInList } from './class-words.ts';
import { api } from '../../lib/api/api.ts';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { notify } from '../../lib/notices/notices.ts';
import { useClassAction } from './use-class-action.ts';

/** Reopens an archived class with its pupils. Nobody new can ask to join until a teacher opens it (decision 0040). */
function ReopenClass({ classId, name }: { classId: string; name: string }) {
  const take = useClassAction(
    () => api.classes.reopen.mutate({ classId }),
    () =>
      notify({
        title: `${name} goes on`,
        description: 'Joining is closed until you open it.',
        tone: 'success',
      }),
  );
  return (
    <FlatButton
      aria-label={`Take up ${name} again`}
      disabled={take.isPending}
      onClick={() => take.mutate(undefined)}
    >
      Take up again
    </FlatButton>
  );
}

/** The classes that were archived, so that nobody wonders where they are (decision 0040). */
export function ArchivedClasses({ classes }: { classes: readonly ClassInList[] }) {
  return (
    <FlatPanel title="Put away" note="Nobody sees pupils through these.">
      <ListRows>
        {classes.map(({ id, name, grade, archivedAt, isOwner }) => (
          <li key={id}>
            <p>
              <b>{name}</b>
              <br />
              <span className="soft small">
                {gradeName(grade)}
                {archivedAt !== null && `, put away ${shortDay(archivedAt)}`}
              </span>
            </p>
            {isOwner && <ReopenClass classId={id} name={name} />}
          </li>
        ))}
      </ListRows>
    </FlatPanel>
  );
}
