import { useId } from 'react';
import looks from './choices.module.css';

type Props<Value extends string> = {
  label: string;
  choices: readonly { readonly value: Value; readonly text: string; readonly note?: string }[];
  value: Value | null;
  onChange: (value: Value) => void;
};

/** One of a few, flat: native radios, so that the arrow keys move. */
export function Choices<Value extends string>({ label, choices, value, onChange }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className={looks.group}>
      <legend className={looks.legend}>{label}</legend>
      <div className={looks.row}>
        {choices.map((choice) => (
          <label key={choice.value} className={looks.choice}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span className={looks.words}>
              {choice.text}
              {choice.note !== undefined && <span className={looks.note}>{choice.note}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
