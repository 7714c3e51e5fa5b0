import { Icon } from '@noodlenaut/ui/icon';
import { problemWords, type DraftProblem } from './draft-words.ts';
import styles from './drafts.module.css';

/** What the last check found here: what must be put right first, then advice. */
export function ProblemList({ label, problems }: { label: string; problems: readonly DraftProblem[] }) {
  if (problems.length === 0) return null;
  const sorted = problems.toSorted((a, b) => Number(b.isBlocking) - Number(a.isBlocking));
  return (
    <ul className={styles.problems} aria-label={label}>
      {sorted.map((problem) => (
        <li
          key={`${problem.field} ${problem.message}`}
          className={styles.problem}
          data-blocking={problem.isBlocking || undefined}
        >
          <Icon name={problem.isBlocking ? 'warning' : 'lightbulb'} size={20} />
          <span>
            <b>{problem.isBlocking ? 'Must be put right. ' : 'Advice. '}</b>
            {problemWords(problem)}
          </span>
        </li>
      ))}
    </ul>
  );
}
