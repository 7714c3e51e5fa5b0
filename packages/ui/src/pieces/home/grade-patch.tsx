import { gradeLabel } from '@noodlenaut/domain';
import type { Grade } from '@noodlenaut/domain';
import styles from './grade-patch.module.css';
import type { RenderRoot } from '../base/render-root.ts';

const words = (grade: Grade | null): string =>
  grade === null
    ? 'Pick your grade'
    : grade === 'pre-k'
      ? 'Pre-K'
      : grade === 'k'
        ? 'Kindergarten'
        : `${gradeLabel(grade)} grade`;

/** The grade sewn on the window; leads to the picker. */
export function GradePatch({ grade, renderRoot }: { grade: Grade | null; renderRoot: RenderRoot }) {
  const text = words(grade);
  return renderRoot({
    className: styles.patch ?? '',
    children: (
      <>
        <span className={styles.sign} aria-hidden="true">
          {grade === null ? '?' : grade === 'pre-k' ? 'PK' : gradeLabel(grade)}
        </span>
        {grade !== null && <span className="visually-hidden">Your grade: </span>}
        <span className={styles.words}>{text}</span>
        {grade !== null && <span className="visually-hidden">. Change it</span>}
      </>
    ),
  });
}
