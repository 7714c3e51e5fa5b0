import { trpc } from '../../lib/api/api.ts';
import { ListRows } from '@noodlenaut/ui/pieces/base/list-rows';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { gradeName } from '../../lib/format/grade-name.ts';
import { ClassNews } from './class-news.tsx';
import { pupilWords } from './class-words.ts';

/** A teacher's classes on their home, each with what needs its teacher today (P8.02). */
export function ClassesGlance() {
  const { data: classes } = useSuspenseQuery(trpc.classes.list.queryOptions());
  const here = classes.filter(({ archivedAt }) => archivedAt === null);
  const { data: news = [] } = useQuery(trpc.classes.news.queryOptions());
  const ofClass = new Map(news.map((one) => [one.id, one]));
  if (here.length === 0) return null;
  return (
    <FlatPanel
      title="Your classes"
      aside={<FlatButton renderRoot={(root) => <Link to="/classes" {...root} />}>All classes</FlatButton>}
    >
      <ListRows>
        {here.map((room) => (
          <li key={room.id}>
            <p>
              <Link className="link" to="/classes/$classId" params={{ classId: room.id }}>
                {room.name}
              </Link>
              <br />
              <span className="soft small">
                {gradeName(room.grade)} · {pupilWords(room.pupils)}
              </span>
            </p>
            <ClassNews room={room} news={ofClass.get(room.id)} />
          </li>
        ))}
      </ListRows>
    </FlatPanel>
  );
}
