import { Icon } from '../../icons/icon.tsx';
import styles from './results-table.module.css';

interface ResultRow {
  readonly place: number;
  readonly name: string;
  readonly alias: string;
  readonly score: number;
  readonly right: number;
  /** One a question: right, not yet, or no answer. */
  readonly answers: readonly (boolean | null)[];
}
type Props = { caption: string; rows: readonly ResultRow[] };

const WORDS = { right: 'right', miss: 'not yet', none: 'no answer' } as const;
const markOf = (answer: boolean | null): keyof typeof WORDS =>
  answer === null ? 'none' : answer ? 'right' : 'miss';

/** What each player of a class knew, for the grown-up who hosted. */
export function ResultsTable({ caption, rows }: Props) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Place</th>
          <th scope="col">Name</th>
          <th scope="col" data-kind="number">
            Score
          </th>
          <th scope="col" data-kind="number">
            Right
          </th>
          <th scope="col">Answers</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ place, name, alias, score, right, answers }, at) => (
          <tr key={at}>
            <td className="num">{place}</td>
            <th scope="row">
              {name}
              {alias !== name && <small>{alias}</small>}
            </th>
            <td className="num" data-said="points">
              {score.toLocaleString('en-US')}
            </td>
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
