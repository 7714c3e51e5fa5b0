import { trpc } from '../../lib/api/api.ts';
import { ListRows } from '@noodlenaut/ui/pieces/base/list-rows';
import { Band } from '@noodlenaut/ui/pieces/grown-up/band';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { gradeName } from '../../lib/format/grade-name.ts';
import { pupilWords, waitingWords } from './class-words.ts';

/** A teacher's classes on their home, and who waits for them (P8.02). */
export function ClassesGlance() {
  const { data: classes } = useSuspenseQuery(trpc.classes.list.queryOptions());
  const here = classes.filter(({ archivedAt }) => archivedAt === null);
  if (here.length === 0) return null;
  return (
    <FlatPanel
      title="Your classes"
      aside={<FlatButton renderRoot={(root) => <Link to="/classes" {...root} />}>All classes</FlatButton>}
    >
      <ListRows>
        {here.map(({ id, name, grade, pupils, waiting }) => (
          <li key={id}>
            <p>
              <Link className="link" to="/classes/$classId" params={{ classId: id }}>
                {name}
              </Link>
              <br />
              <span className="soft small">
                {gradeName(grade)} · {pupilWords(pupils)}
              </span>
            </p>
            {waiting > 0 && (
              <Band tone="yellow" sign="dots">
                {waitingWords(waiting)}
              </Band>
            )}
            <FlatButton
              aria-label={`Pupils of ${name}`}
              renderRoot={(root) => <Link to="/classes/$classId/pupils" params={{ classId: id }} {...root} />}
            >
              Pupils
            </FlatButton>
          </li>
        ))}
      </ListRows>
    </FlatPanel>
  );
}
