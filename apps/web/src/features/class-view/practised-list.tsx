import { Band } from '@noodlenaut/ui/pieces/grown-up/band';
import { assignmentName } from '../../lib/format/assignment-name.ts';
import type { Given } from './given-order.ts';
import styles from './practised-list.module.css';
import { practisedWords } from './practised-words.ts';

/** As many pupils are shown at once; more are folded. */
const OPEN_MOST = 6;

/** Of practice of a skill: first tries before it was given and since, pupil by pupil (decision 0108). */
export function PractisedList({ given }: { given: Given }) {
  const rows = given.pupils.flatMap(({ id, name, practised }) =>
    practised === null ? [] : [{ id, name, ...practisedWords(practised) }],
  );
  if (rows.length === 0) return null;
  return (
    <details className={styles.fold} open={rows.length <= OPEN_MOST}>
      <summary>
        Before and since <span className="visually-hidden">, {assignmentName(given)}</span>
      </summary>
      <ul className={styles.list}>
        {rows.map(({ id, name, word, tone, sign, counts }) => (
          <li key={id}>
            <span className={styles.name}>
              <b>{name}</b>
              <Band tone={tone} sign={sign}>
                {word}
              </Band>
            </span>
            <span className={styles.counts}>{counts}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
