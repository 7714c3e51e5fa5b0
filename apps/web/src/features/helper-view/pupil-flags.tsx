import { Band } from '@noodlenaut/ui/pieces/grown-up/band';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { ListRows } from '@noodlenaut/ui/pieces/base/list-rows';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { trpc } from '../../lib/api/api.ts';
import { sentenceOf } from '../../lib/api/error-sentences.ts';
import { nearMoment } from '../../lib/format/dates.ts';
import { FLAGS, topicWords } from './flag-words.ts';
import styles from './helper-view.module.css';

const SHOWN = 5;

/** For a teacher: which pupils wrote something worrying to the helper, when and of which kind, never the words. Nothing without any. */
export function PupilFlags() {
  const { data: flags, error, refetch } = useQuery({ ...trpc.chat.flags.queryOptions(), staleTime: 0 });
  if (error !== null && flags === undefined)
    return (
      <FlatPanel title="From the AI helper">
        <div role="alert" className={styles.failed}>
          <p>{sentenceOf(error)}</p>
          <FlatButton onClick={() => void refetch()}>Try again</FlatButton>
        </div>
      </FlatPanel>
    );
  if (flags === undefined || flags.length === 0) return null;
  const rows = (some: typeof flags) => (
    <ListRows>
      {some.map(({ id, childName, severity, topic, createdAt }) => (
        <li key={id}>
          <p>
            <b>{childName}</b>
            <br />
            <span className="soft small">
              {nearMoment(createdAt)} · about {topicWords(topic)}
            </span>
          </p>
          <Band tone={FLAGS[severity]?.tone ?? 'none'} sign="dots">
            {FLAGS[severity]?.word}
          </Band>
        </li>
      ))}
    </ListRows>
  );
  const [first, more] = [flags.slice(0, SHOWN), flags.slice(SHOWN)];
  return (
    <FlatPanel
      title="From the AI helper"
      note="Of pupils whose guardians let you be told. You see when and what kind, not the words: their guardians can read those."
    >
      {rows(first)}
      {more.length > 0 && (
        <details className={styles.day}>
          <summary>{`${more.length} earlier`}</summary>
          {rows(more)}
        </details>
      )}
      <p className={styles.after}>
        Where it may mean danger: talk with the child today, calmly, and tell the person in your school who
        looks after the safety of children.
      </p>
      <p>
        <Link className="link" to="/help-now">
          People who help
        </Link>
      </p>
    </FlatPanel>
  );
}
