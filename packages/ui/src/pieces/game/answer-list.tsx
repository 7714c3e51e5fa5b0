import type { ReactNode } from 'react';
import { optionLetter } from '../lesson/option-key.tsx';
import { Icon } from '../../icons/icon.tsx';
import { AnswerBadge, placeLook } from './answer-badge.tsx';
import styles from './answer-list.module.css';
import drawn from './drawn-answers.module.css';

const both = (one?: string, other?: string): string => `${one ?? ''} ${other ?? ''}`;

type Props = {
  /** The id of the question. */
  labelledBy: string;
  options: readonly string[];
  /** A drawing for each answer, in the same order; empty where they are words. */
  pictures?: readonly ReactNode[];
  /** The place of one's own answer; one press is final, so the others step back then. */
  chosen: number | null;
  isLocked: boolean;
  onChoose?: (place: number) => void;
  /** The place of a wrong answer that a hint took away. */
  taken?: number | null;
  /** Under the energy bars of a battle there is less room. */
  tight?: boolean;
};

/** Letters that fit in half a phone beside the badge. */
const SHORT = 7;

/** The four answers: letter, shape and colour on each, pressed once. */
export function AnswerList(props: Props) {
  const { labelledBy, options, pictures = [], chosen, isLocked, onChoose, taken = null, tight } = props;
  return (
    <ul
      className={both(styles.answers, drawn.list)}
      aria-labelledby={labelledBy}
      data-tight={tight || undefined}
      data-pictured={pictures.length || undefined}
      data-short={options.every(({ length }) => length <= SHORT) || undefined}
    >
      {options.map((option, place) => {
        const { className, ...data } = placeLook(place);
        const isMine = chosen === place;
        const isTaken = taken === place;
        return (
          <li key={place} className={styles.item}>
            <button
              type="button"
              {...data}
              className={`${both(styles.answer, drawn.answer)} ${className}`}
              data-mine={isMine || undefined}
              data-rest={(chosen !== null && !isMine) || undefined}
              data-taken={isTaken || undefined}
              aria-disabled={isLocked || isTaken || undefined}
              aria-pressed={isMine}
              aria-keyshortcuts={`${place + 1} ${optionLetter(place)}`}
              onClick={() => {
                if (!isLocked && !isTaken) onChoose?.(place);
              }}
            >
              <AnswerBadge place={place} className={both(styles.badge, drawn.badge)} />
              <span className="visually-hidden">{optionLetter(place)}: </span>
              {pictures[place] !== undefined && <span className={drawn.picture}>{pictures[place]}</span>}
              <span className={both(styles.text, drawn.text)}>{option}</span>
              {isTaken && <span className="visually-hidden"> Not this one</span>}
              {isMine && (
                <span className={both(styles.flag, drawn.flag)}>
                  <Icon name="check" size={20} />
                  <span className={styles.flagText}>Your answer</span>
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
