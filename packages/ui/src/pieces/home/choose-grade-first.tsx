import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './choose-grade-first.module.css';

/** Where the subjects will be: first a grade. The arrow points to the picker above. */
export function ChooseGradeFirst({ title, text, speak }: { title: string; text: string; speak?: ReactNode }) {
  const heading = useId();
  const arrow = 'M75 90V24M75 24l-22 22M75 24l22 22';
  return (
    <section className={styles.choose} aria-labelledby={heading}>
      <svg
        width="150"
        height="104"
        viewBox="0 0 150 104"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={arrow} style={{ stroke: 'var(--noodle-edge)' }} strokeWidth="16" />
        <path d={arrow} style={{ stroke: 'var(--noodle)' }} strokeWidth="9" />
      </svg>
      <h2 id={heading}>{title}</h2>
      <p>{text}</p>
      {speak}
    </section>
  );
}
