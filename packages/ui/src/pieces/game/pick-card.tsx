import { useId } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import styles from './pick-card.module.css';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly text: string;
  readonly note?: string;
  readonly art?: ReactNode;
}
type Props<Value extends string> = {
  legend: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Cards with a picture, chips in a row, or chips in even columns. */
  look: 'cards' | 'chips' | 'columns';
};

/** Native radios as cards or chips: the arrow keys move, and the group is one stop of the Tab key. */
export function PickCards<Value extends string>({ legend, choices, value, onChange, look }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div className={styles.choices} data-look={look}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.pick}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span className={styles.face}>
              {choice.art}
              <span>
                <b>{choice.text}</b>
                {choice.note !== undefined && <small>{choice.note}</small>}
              </span>
            </span>
            <span className={styles.tick}>
              <Icon name="check" size={18} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
