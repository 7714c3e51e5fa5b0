import type {} from '../../styles/css-properties.ts';
import { MOST_STARS, type SubjectId } from '@noodlenaut/domain';
import type { ReactNode, Ref } from 'react';
import { Emblem } from '../../drawings/emblem.tsx';
import { NoodleStill } from '../../drawings/noodle-still.tsx';
import { Souvenir } from '../../drawings/souvenir.tsx';
import { Icon } from '../../icons/icon.tsx';
import styles from './landing-spot.module.css';
import { PathPiece } from './path-piece.tsx';

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
  /** `next` is the one whose action is tomato, and where Noodle stands. */
  state: 'done' | 'next' | 'open' | 'locked';
  /** How it went, 0 to 3. */
  stars: number;
  /** The lesson's own picture; without one the subject's emblem stands for it. */
  picture?: ReactNode;
  /** No noodle leads away from the last one. */
  isLast: boolean;
  /** A `Speak` that reads the title, for who cannot. */
  speak?: ReactNode;
  /** The button or link that starts or repeats it: it can be pressed on the whole spot. */
  action: ReactNode;
  ref?: Ref<HTMLLIElement>;
};

/** One lesson on its planet: a picture on a landing pad, and what the child left there. Put it inside `PlanetPath`. */
export function LandingSpot({ ref, ...props }: Props) {
  const { subject, number, title, level, levelName, points, state, stars, picture, isLast, speak, action } =
    props;
  return (
    <li className={styles.spot} data-state={state} data-s={subject} ref={ref}>
      {!isLast && <PathPiece isDone={state === 'done'} />}
      <div className={styles.site} aria-hidden="true" inert>
        <span className={styles.pad} />
        <span className={styles.board}>{picture ?? <Emblem subject={subject} size={88} lazy />}</span>
        <span className={styles.number}>{number}</span>
        {state === 'done' && (
          <span className={styles.beside}>
            <Souvenir subject={subject} place={number} />
          </span>
        )}
        {state === 'next' && (
          <span className={styles.beside}>
            <NoodleStill mood="happy" size={84} />
          </span>
        )}
        {state === 'locked' && (
          <span className={styles.padlock}>
            <Icon name="lock" />
          </span>
        )}
      </div>
      <article className={styles.words} aria-label={`Lesson ${number}: ${title}`}>
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
    </li>
  );
}
