import { useId } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import looks from './pick-card.module.css';

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
    <fieldset className={looks.group}>
      <legend>{legend}</legend>
      <div className={looks.choices} data-look={look}>
        {choices.map((choice) => (
          <label key={choice.value} className={looks.pick}>
            <input
              className={looks.input}
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span className={looks.face}>
              {choice.art}
              <span>
                <b>{choice.text}</b>
                {choice.note !== undefined && <small>{choice.note}</small>}
              </span>
            </span>
            <span className={looks.tick}>
              <Icon name="check" size={18} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
