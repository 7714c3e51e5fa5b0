import { FlatRadio } from '@noodlenaut/ui/pieces/grown-up/flat-radio';
import { useId, type ReactNode } from 'react';
import styles from './choices.module.css';

type Props<Value extends string> = {
  label: string;
  /** `beside` stands under a choice and is no part of what is pressed. */
  choices: readonly {
    readonly value: Value;
    readonly text: string;
    readonly note?: string;
    readonly beside?: ReactNode;
  }[];
  value: Value | null;
  onChange: (value: Value) => void;
};

/** A choice of one from a few. Native radios, so that the arrow keys work. */
export function Choices<Value extends string>({ label, choices, value, onChange }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.row} data-wide={choices.some(({ beside }) => beside !== undefined) || undefined}>
        {choices.map((choice) => (
          <div
            key={choice.value}
            className={styles.one}
            data-beside={choice.beside === undefined ? undefined : true}
          >
            <FlatRadio
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChoose={() => onChange(choice.value)}
            >
              {choice.text}
              {choice.note !== undefined && <span className={styles.note}>{choice.note}</span>}
            </FlatRadio>
            {choice.beside}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
