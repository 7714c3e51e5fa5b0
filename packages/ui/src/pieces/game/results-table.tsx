import { Icon } from '../../icons/icon.tsx';
import styles from './results-table.module.css';

interface ResultRow {
  /** Of a game; null where nobody played against others. */
  readonly place: number | null;
  readonly name: string;
  /** Shown under the name where it is another one. */
  readonly alias: string | null;
  readonly score: number | null;
  readonly right: number;
  /** Under the name: 'late'. */
  readonly note?: string | undefined;
  /** One a question: right, not yet, or no answer. */
  readonly answers: readonly (boolean | null)[];
}
type Props = { caption: string; rows: readonly ResultRow[] };

const WORDS = { right: 'right', miss: 'not yet', none: 'no answer' } as const;
const markOf = (answer: boolean | null): keyof typeof WORDS =>
  answer === null ? 'none' : answer ? 'right' : 'miss';

/** What each player of a class knew, for its grown-ups. Places and scores are left out where there are none. */
export function ResultsTable({ caption, rows }: Props) {
  const isRanked = rows.some(({ place }) => place !== null);
  return (
    <table className={styles.table} {...(isRanked && { 'data-ranked': true })}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {isRanked && <th scope="col">Place</th>}
          <th scope="col">Name</th>
          {isRanked && (
            <th scope="col" data-kind="number">
              Score
            </th>
          )}
          <th scope="col" data-kind="number">
            Right
          </th>
          <th scope="col">Answers</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ place, name, alias, score, right, note, answers }, at) => (
          <tr key={at}>
            {isRanked && <td className="num">{place}</td>}
            <th scope="row">
              {name}
              {alias !== null && alias !== name && <small>{alias}</small>}
              {note !== undefined && <small>{note}</small>}
            </th>
            {isRanked && (
              <td className="num" data-said="points">
                {score?.toLocaleString('en-US')}
              </td>
            )}
            <td className="num" data-said="right">
              {right} of {answers.length}
            </td>
            <td>
              <ol className={styles.marks}>
                {answers.map((answer, question) => (
                  <li key={question} data-mark={markOf(answer)}>
                    <span className="visually-hidden">
                      Question {question + 1}: {WORDS[markOf(answer)]}
                    </span>
                    {answer === true ? (
                      <Icon name="check" size={16} />
                    ) : (
                      <i aria-hidden="true">{question + 1}</i>
                    )}
                  </li>
                ))}
              </ol>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
