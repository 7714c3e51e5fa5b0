import { FieldError } from '@noodlenaut/ui/pieces/form/field-error';
import { useId } from 'react';
import styles from './own-data.module.css';

/** What happens to a child whose only guardian leaves. */
export type Fate = 'stays' | 'goes';

type Props = {
  child: { readonly id: string; readonly name: string };
  /** For how many days an account is kept without a guardian or a class; null: as long as it is used. */
  aloneDays: number | null;
  fate: Fate | undefined;
  isMissing: boolean;
  onChange: (fate: Fate) => void;
};

const FATES = [
  [
    'stays',
    (name: string) => `${name}'s account stays`,
    (aloneDays: number | null) =>
      `Learning goes on, with no grown-up behind it. What you agreed to ends. Another one can be linked later; until then only who runs this site can help.${aloneDays === null ? '' : ` Without another one, or a class, it is erased ${aloneDays} days later.`}`,
  ],
  [
    'goes',
    (name: string) => `${name}'s account is deleted too`,
    () => 'It cannot be used from now on, and is erased on the same day.',
  ],
] as const;

/** The person decides: nothing is chosen beforehand. */
export function ChildFate({ child: { id, name }, aloneDays, fate, isMissing, onChange }: Props) {
  const errorId = useId();
  return (
    <fieldset className={styles.fate} aria-describedby={isMissing ? errorId : undefined}>
      <legend>
        <b>What becomes of {name}?</b> Nobody else is linked.
      </legend>
      {FATES.map(([value, titleOf, lineOf]) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name={id}
            checked={fate === value}
            aria-label={`${titleOf(name)}. ${lineOf(aloneDays)}`}
            onChange={() => onChange(value)}
          />
          <span>
            <b>{titleOf(name)}</b>
            <br />
            <span className="soft small">{lineOf(aloneDays)}</span>
          </span>
        </label>
      ))}
      {isMissing && <FieldError id={errorId}>{`Please choose what becomes of ${name}`}</FieldError>}
    </fieldset>
  );
}
