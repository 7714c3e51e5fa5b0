import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { OptionKey } from './option-key.tsx';
import { classNames } from '../../styles/class-names.ts';
import { SpokenText } from '../base/spoken-text.tsx';
import type { WordSpan } from '../base/spoken-text.tsx';
import styles from './option-card.module.css';
import tight from './option-card-tight.module.css';
import rows from './option-rows.module.css';

const LONE_FRACTION = /^\d{1,3}\/\d{1,3}$/;

/** `right` and `yours` come after checking; `other` steps back; `locked` waits for the verdict. */
export type OptionState = 'open' | 'chosen' | 'right' | 'yours' | 'other' | 'locked';

type Props = {
  /** Radio group name; the same for all options of a question. */
  name: string;
  index: number;
  text: string;
  /** The word of the text that is being read aloud. */
  word?: WordSpan | null;
  state: OptionState;
  checked: boolean;
  /** All answers are a word or a number: set large, in the middle of the card. */
  short?: boolean;
  /** The answer drawn, above its words. */
  picture?: ReactNode;
  onChoose: () => void;
};

/** One answer: a native radio that looks like a card. */
export function OptionCard({
  name,
  index,
  text,
  word = null,
  state,
  checked,
  short,
  picture,
  onChoose,
}: Props) {
  const verdict = state === 'right' || state === 'yours';
  return (
    <label
      className={classNames(styles.option, tight.option, rows.row)}
      data-state={state}
      data-short={short || undefined}
      data-pictured={picture !== undefined || undefined}
    >
      <input
        className={styles.input}
        type="radio"
        name={name}
        value={index}
        checked={checked}
        disabled={state !== 'open' && state !== 'chosen'}
        onChange={onChoose}
      />
      <OptionKey index={index} />
      {picture !== undefined && (
        <span className={classNames(styles.picture, tight.picture, rows.picture)}>{picture}</span>
      )}
      <span className={styles.text}>
        <SpokenText word={word} large={LONE_FRACTION.test(text)}>
          {text}
        </SpokenText>
      </span>
      {verdict && (
        <span className={classNames(styles.mark, rows.mark)}>
          <Icon name={state === 'right' ? 'check' : 'loop'} size={28} />
          <span>{state === 'right' ? 'The answer' : 'Your answer'}</span>
        </span>
      )}
    </label>
  );
}
