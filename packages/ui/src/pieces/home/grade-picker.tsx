import { GRADES, gradeLabel } from '@noodlenaut/domain';
import type { Grade } from '@noodlenaut/domain';
import { useId } from 'react';
import { classNames } from '../../styles/class-names.ts';
import styles from './grade-picker.module.css';

type Props = {
  /** The id of the heading that names the group. */
  labelledBy: string;
  grade: Grade | null;
  onChange: (grade: Grade) => void;
  /** The grade being saved: shown dashed until it is. */
  pending?: Grade | null;
  disabled?: boolean;
  /** The first choice of all: taller targets. */
  big?: boolean;
};

const spokenGrade = (grade: Grade): string =>
  grade === 'pre-k' ? 'Pre-K' : grade === 'k' ? 'Kindergarten' : `${gradeLabel(grade)} grade`;

/** Eight grades as native radios: the arrow keys move, and the group is one stop of the Tab key. */
export function GradePicker({ labelledBy, grade, onChange, pending = null, disabled = false, big }: Props) {
  const name = useId();
  return (
    <div
      className={classNames(styles.grades, big && styles.big)}
      role="radiogroup"
      aria-labelledby={labelledBy}
    >
      {GRADES.map((option) => (
        <label key={option} className={styles.grade} data-pending={pending === option || undefined}>
          <input
            className={styles.input}
            type="radio"
            name={name}
            value={option}
            checked={grade === option}
            disabled={disabled}
            onChange={() => onChange(option)}
            aria-label={spokenGrade(option)}
          />
          <span className={styles.face}>{gradeLabel(option)}</span>
        </label>
      ))}
    </div>
  );
}
