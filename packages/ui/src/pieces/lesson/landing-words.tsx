import { MOST_STARS } from '@noodlenaut/domain';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import styles from './landing-words.module.css';

const LEVELS = [1, 2, 3, 4, 5] as const;

export type LandingWordsProps = {
  number: number;
  title: string;
  /** Difficulty 1 to 5. */
  level: number;
  /** 'Beginner', beside the level where there is room. */
  levelName?: string;
  points: number;
  /** `next` is the one whose action is tomato, and where Noodle stands. */
  state: 'done' | 'next' | 'open' | 'locked';
  /** How it went, 0 to 3. */
  stars: number;
  /** A `Speak` that reads the title, for who cannot. */
  speak?: ReactNode;
  /** The button or link that starts or repeats it: it can be pressed on the whole spot. */
  action: ReactNode;
};

/** What a lesson's card on its planet says, and the link that starts it. */
export function LandingWords(props: LandingWordsProps) {
  const { number, title, level, levelName, points, state, stars, speak, action } = props;
  return (
    <article className={styles.words} data-state={state} aria-label={`Lesson ${number}: ${title}`}>
      <h3>{title}</h3>
      <p className={styles.facts}>
        {state === 'done' && (
          <span className={styles.done}>
            <Icon name="check" size={20} />
            Completed
          </span>
        )}
        {stars > 0 && (
          <span className={styles.stars}>
            <span className="visually-hidden">{`${stars} of ${MOST_STARS} stars`}</span>
            {Array.from({ length: MOST_STARS }, (_, index) => (
              <span key={index} className={styles.star} data-full={index < stars || undefined}>
                <Icon name="star" size={24} />
              </span>
            ))}
          </span>
        )}
        <span className={styles.fact}>{points} points</span>
        <span className={styles.fact}>
          <span className={styles.pips} aria-hidden="true">
            {LEVELS.map((step) => (
              <span key={step} data-on={step <= level || undefined} />
            ))}
          </span>
          <span className={styles.level}>
            Level {level}
            {levelName !== undefined && <span className={styles.wideOnly}> · {levelName}</span>}
          </span>
        </span>
      </p>
      <div className={styles.presses}>
        {speak}
        {action}
      </div>
    </article>
  );
}
