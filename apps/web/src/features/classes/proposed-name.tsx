import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import styles from './classes.module.css';

type Props = { name: string; written: string; isKept: boolean; onToggle: () => void };

export const toggled = (keep: ReadonlySet<number>, line: number): ReadonlySet<number> => {
  const next = new Set(keep);
  if (!next.delete(line)) next.add(line);
  return next;
};

/** A name whose surname the list has and the school leaves out, unless the teacher keeps it (P1.33). */
export function ProposedName({ name, written, isKept, onToggle }: Props) {
  return (
    <span className={styles.proposed}>
      <span>
        {name}
        {!isKept && <span className="soft small"> from {written}</span>}
      </span>
      <FlatButton
        tone="link"
        aria-label={isKept ? `Leave the surname of ${written} out` : `Keep all of ${written}`}
        onClick={onToggle}
      >
        {isKept ? 'Leave the surname out' : 'Keep all of it'}
      </FlatButton>
    </span>
  );
}
