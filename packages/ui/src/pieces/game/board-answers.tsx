import type {} from '../../styles/css-properties.ts';
import type { BoardView } from '@noodlenaut/domain';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { MathText } from '../base/math-text.tsx';
import { AnswerBadge, placeLook } from './answer-badge.tsx';
import styles from './board-answers.module.css';

type Props = Pick<BoardView, 'options' | 'right' | 'chosen'> & {
  /** A drawing for each answer, in the same order; empty where they are words. */
  pictures?: readonly ReactNode[];
};

/** The answers on the projector; from the reveal on with how many chose each, and the right one in words. */
export function BoardAnswers({ options, right, chosen, pictures = [] }: Props) {
  const most = Math.max(1, ...chosen);
  const isTold = right !== null;
  return (
    <ul className={styles.answers} data-told={isTold || undefined}>
      {options.map((option, place) => {
        const { className, ...data } = placeLook(place);
        const count = chosen[place] ?? 0;
        return (
          <li
            key={place}
            {...data}
            style={{ '--i': place }}
            className={`${styles.answer ?? ''} ${className}`}
            data-right={right === place || undefined}
          >
            <AnswerBadge place={place} className={styles.badge} />
            {pictures[place] !== undefined && <span className={styles.picture}>{pictures[place]}</span>}
            <div className={styles.middle}>
              <span className={styles.line}>
                <MathText>{option}</MathText>
                {right === place && (
                  <span className={styles.flag}>
                    <Icon name="check" size={20} />
                    Right
                  </span>
                )}
              </span>
              {isTold && (
                <span className={styles.track} aria-hidden="true">
                  <i style={{ '--v': `${Math.round((count / most) * 70)}%` }} />
                </span>
              )}
            </div>
            {isTold && (
              <b className="num">
                {count}
                <span className="visually-hidden"> chose this</span>
              </b>
            )}
          </li>
        );
      })}
    </ul>
  );
}
