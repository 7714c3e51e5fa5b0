import { ListRows } from '@noodlenaut/ui/pieces/base/list-rows';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { shortDay } from '../../lib/format/dates.ts';
import { gradeName } from '../../lib/format/grade-name.ts';
import { type ClassInList } from './class-words.ts';
import { ReopenClass } from './reopen-class.tsx';

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
