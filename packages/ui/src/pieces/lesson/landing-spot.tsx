import type { SubjectId } from '@noodlenaut/domain';
import type { ReactNode, Ref } from 'react';
import { Emblem } from '../../drawings/emblem.tsx';
import { NoodleStill } from '../../drawings/noodle-still.tsx';
import { Souvenir } from '../../drawings/souvenir.tsx';
import { Icon } from '../../icons/icon.tsx';
import styles from './landing-spot.module.css';
import { LandingWords, type LandingWordsProps } from './landing-words.tsx';
import { PathPiece } from './path-piece.tsx';

type Props = LandingWordsProps & {
  subject: SubjectId;
  /** The lesson's own picture; without one the subject's emblem stands for it. */
  picture?: ReactNode;
  /** No noodle leads away from the last one. */
  isLast: boolean;
  ref?: Ref<HTMLLIElement>;
};

/** One lesson on its planet: a picture on a landing pad, and what the child left there. Put it inside `PlanetPath`. */
export function LandingSpot({ ref, ...props }: Props) {
  const { subject, number, state, picture, isLast } = props;
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
      <LandingWords {...props} />
    </li>
  );
}
