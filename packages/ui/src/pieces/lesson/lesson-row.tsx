import type { SubjectId } from '@noodlenaut/domain';
import type { ReactNode, Ref } from 'react';
import { Icon } from '../../icons/icon.tsx';
import styles from './lesson-row.module.css';

const LEVELS = [1, 2, 3, 4, 5] as const;

type Props = {
  subject: SubjectId;
  number: number;
  title: string;
  /** Difficulty 1 to 5. */
  level: number;
  /** 'Beginner', beside the level where there is room. */
  levelName?: string;
  points: number;
  /** `next` is the one whose action is tomato. */
  state: 'done' | 'next' | 'open' | 'locked';
  /** A `Speak` that reads the title, for who cannot. */
  speak?: ReactNode;
  /** The button or link that starts or repeats it. */
  action: ReactNode;
  ref?: Ref<HTMLLIElement>;
};

/** One stop of the trail. Put it inside `LessonTrail`. */
export function LessonRow({
  subject,
  number,
  title,
  level,
  levelName,
  points,
  state,
  speak,
  action,
  ref,
}: Props) {
  return (
    <li className={styles.row} data-state={state} data-s={subject} ref={ref}>
      <span className={styles.stop} aria-hidden="true">
        {number}
      </span>
      <article className={styles.card} aria-label={`Lesson ${number}: ${title}`}>
        <div className={styles.words}>
          <h3>{title}</h3>
          <p className={styles.facts}>
            {state === 'done' && (
              <span className={styles.done}>
                <Icon name="check" size={20} />
                Completed
              </span>
            )}
            <span className={styles.fact}>
              <span className={styles.star}>
                <Icon name="star" size={20} />
              </span>
              {points} points
            </span>
            <span className={styles.fact}>
              <span className={styles.pips} aria-hidden="true">
                {LEVELS.map((step) => (
                  <span key={step} data-on={step <= level || undefined} />
                ))}
              </span>
              Level {level}
              {levelName !== undefined && <span className={styles.wideOnly}>· {levelName}</span>}
            </span>
          </p>
        </div>
        <div className={styles.presses}>
          {speak}
          {action}
        </div>
      </article>
    </li>
  );
}
