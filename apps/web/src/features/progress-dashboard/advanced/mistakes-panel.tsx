import { MathText } from '@noodlenaut/ui/pieces/base/math-text';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import type { Outputs } from '../../../lib/api/replies.ts';
import { calendarDay } from '../../../lib/format/dates.ts';
import styles from './advanced.module.css';

type Mistake = Outputs['teacher']['advanced']['mistakes'][number];

function MistakeRow({ mistake }: { mistake: Mistake }) {
  const { displayName, question, hasPicture, chosen, right, reason, isGenerated, wrong, answers } = mistake;
  return (
    <li>
      <p className={styles.question}>
        <MathText>{question}</MathText>
      </p>
      <p>
        Chosen:{' '}
        <b>
          <MathText>{chosen}</MathText>
        </b>
        {right !== null && (
          <>
            {' · '}Right:{' '}
            <b>
              <MathText>{right}</MathText>
            </b>
          </>
        )}
      </p>
      {reason !== null && (
        <p>
          <MathText>{reason}</MathText>
        </p>
      )}
      <p className="soft">
        {displayName} · wrong {wrong} of {answers} times, last on {calendarDay(mistake.lastDay)}
        {isGenerated && ' · the numbers differ each time'}
        {hasPicture && ' · asked with a picture'}
      </p>
    </li>
  );
}

/** Questions that were answered wrong at the first try more than once. */
export function MistakesPanel({ mistakes }: { mistakes: readonly Mistake[] }) {
  return (
    <FlatPanel
      title="Mistakes that come again"
      note="Wrong at the first try more than once in these eight weeks. Games are not in it."
    >
      {mistakes.length === 0 ? (
        <p className="soft">No question was answered wrong twice in these eight weeks.</p>
      ) : (
        <div className={styles.stack}>
          <ul className={styles.mistakes}>
            {mistakes.map((mistake) => (
              <MistakeRow
                key={`${mistake.subject} ${mistake.question} ${mistake.chosen}`}
                mistake={mistake}
              />
            ))}
          </ul>
          <p className="soft">One wrong choice can be a slip. The same one again is worth a look together.</p>
        </div>
      )}
    </FlatPanel>
  );
}
