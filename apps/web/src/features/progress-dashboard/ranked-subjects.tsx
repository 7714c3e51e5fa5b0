import { SubjectEmoji } from '@noodlenaut/ui/drawings/subject-emoji';
import { Band } from '@noodlenaut/ui/pieces/grown-up/band';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import type { ComponentProps, ReactNode } from 'react';
import type { Outputs } from '../../lib/api/replies.ts';
import styles from './analytics-tab.module.css';

type Props = {
  title: string;
  subjects: Outputs['teacher']['overview']['subjects'];
  tone: 'green' | 'red';
  sign: ComponentProps<typeof Band>['sign'];
  word: string;
  whenNone: string;
  /** Below the list. */
  children?: ReactNode;
};

/** At most three subjects, each with its share and the word for it (S9.26 to S9.29). */
export function RankedSubjects({ title, subjects, tone, sign, word, whenNone, children }: Props) {
  return (
    <FlatPanel title={title}>
      {subjects.length === 0 ? (
        <p className="soft">{whenNone}</p>
      ) : (
        <ol className={styles.list}>
          {subjects.map(({ id, displayName, completedLessons, totalLessons, progress }) => (
            <li key={id}>
              <SubjectEmoji subject={id} size={22} />
              <p className={styles.name}>
                {displayName}
                <br />
                <span>
                  {completedLessons} of {totalLessons} lessons
                </span>
              </p>
              <span className={styles.percent}>{Math.round(progress)}%</span>
              <Band tone={tone} sign={sign}>
                {word}
              </Band>
            </li>
          ))}
        </ol>
      )}
      {children}
    </FlatPanel>
  );
}
