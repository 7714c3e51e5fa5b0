import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { Link } from '@tanstack/react-router';
import { weekdayOf } from '../../lib/format/dates.ts';
import type { Outputs } from '../../lib/api/replies.ts';
import styles from './classes.module.css';
import { type ClassInList, waitingWords } from './class-words.ts';

type News = Outputs['classes']['news'][number];
const lessonsWords = (count: number): string =>
  count === 0 ? 'practice' : `${count} ${count === 1 ? 'lesson' : 'lessons'}`;

/** The rest of the page is there without the news. */
const UNKNOWN: Pick<News, 'weak' | 'notStarted' | 'due'> = { weak: [], notStarted: 0, due: null };

/** What needs the teacher of one class today, as far as it is known, each with its button; that all is well when nothing does. */
export function ClassNews({
  room: { id, waiting, pupils },
  news,
}: {
  room: ClassInList;
  news: News | undefined;
}) {
  const classId = id;
  const { weak, notStarted, due } = news ?? UNKNOWN;
  const [hardest, ...others] = weak;
  const isCalm = hardest === undefined && notStarted === 0 && due === null && waiting === 0;
  if (isCalm && news === undefined) return null;
  if (isCalm)
    return <p className="soft small">{pupils === 0 ? 'No pupils yet.' : 'All is well. Nothing is due.'}</p>;
  return (
    <ul className={styles.news}>
      {hardest && (
        <li>
          <span>
            <b>{hardest.name}</b> {hardest.percent}% right in {lessonsWords(hardest.lessons)}
            {others.length > 0 && (
              <span className="soft"> · also {others.map(({ name }) => name).join(', ')}</span>
            )}
          </span>
          <FlatButton
            renderRoot={(root) => <Link to="/teacher" search={{ studentId: hardest.id }} {...root} />}
          >
            Look at {hardest.name}
          </FlatButton>
        </li>
      )}
      {waiting > 0 && (
        <li>
          <span>{waitingWords(waiting)}</span>
          <FlatButton
            renderRoot={(root) => <Link to="/classes/$classId/pupils" params={{ classId }} {...root} />}
          >
            Decide
          </FlatButton>
        </li>
      )}
      {notStarted > 0 && (
        <li>
          <span>
            {notStarted} {notStarted === 1 ? 'has' : 'have'} not started
          </span>
          <FlatButton
            renderRoot={(root) => <Link to="/classes/$classId/pupils" params={{ classId }} {...root} />}
          >
            Sign-in cards
          </FlatButton>
        </li>
      )}
      {due && (
        <li>
          <span>
            {due.title} due {weekdayOf(due.dueDay)}, {due.done} of {due.pupils}
          </span>
          <FlatButton
            renderRoot={(root) => <Link to="/classes/$classId/assignments" params={{ classId }} {...root} />}
          >
            Who is missing
          </FlatButton>
        </li>
      )}
    </ul>
  );
}
