import type { SubjectId } from '@noodlenaut/domain';
import type { ReactNode } from 'react';
import { Emblem } from '../../drawings/emblem.tsx';
import { ProgressStars } from '../base/progress-stars.tsx';
import { NoodleBar } from './noodle-bar.tsx';
import styles from './subject-head.module.css';

type Props = {
  subject: SubjectId;
  name: string;
  text: string;
  doneLessons: number;
  totalLessons: number;
  /** Stars and no percent, for who cannot read one yet. */
  inStars?: boolean;
  /** A `Speak`, beside the name. */
  speak?: ReactNode;
};

/** The head of a subject's page. */
export function SubjectHead(props: Props) {
  const { subject, name, text, doneLessons, totalLessons, inStars = false, speak } = props;
  const percent = totalLessons > 0 ? Math.round((doneLessons / totalLessons) * 100) : 0;
  const count = `${doneLessons} of ${totalLessons} lessons`;
  return (
    <header className={styles.head} data-s={subject}>
      <span className={styles.emblem}>
        <Emblem subject={subject} size={112} />
      </span>
      <div className={styles.name}>
        <h1>{name}</h1>
        {speak}
      </div>
      <p className={styles.text}>{text}</p>
      <div className={styles.progress}>
        {inStars ? (
          <ProgressStars label={`${name} progress`} value={doneLessons} max={totalLessons} />
        ) : (
          <NoodleBar label={`${name} progress`} value={percent} valueText={count} fat />
        )}
        <p className={styles.count}>
          <b>{count}</b>
          {!inStars && <span>{percent}% complete</span>}
        </p>
      </div>
    </header>
  );
}
