import { FieldError } from '@noodlenaut/ui/pieces/field-error';
import { useId } from 'react';
import looks from './own-data.module.css';

/** What becomes of a child nobody else looks after. */
export type Fate = 'stays' | 'goes';

type Props = {
  child: { readonly id: string; readonly name: string };
  fate: Fate | undefined;
  isMissing: boolean;
  onChange: (fate: Fate) => void;
};

const FATES = [
  [
    'stays',
    'The account stays, without a grown-up',
    'Learning goes on. What you agreed to ends. Another grown-up can be linked later; until then only who runs this site can help.',
  ],
  ['goes', 'Delete this account too', 'It falls asleep at once, and is erased on the same day.'],
] as const;

/** The person decides: nothing is chosen beforehand. */
export function ChildFate({ child: { id, name }, fate, isMissing, onChange }: Props) {
  const errorId = useId();
  return (
    <fieldset className={looks.fate} aria-describedby={isMissing ? errorId : undefined}>
      <legend>
        <b>What becomes of {name}?</b> Nobody else is linked.
      </legend>
      {FATES.map(([value, title, line]) => (
        <label key={value} className={looks.choice}>
          <input
            type="radio"
            name={id}
            checked={fate === value}
            aria-label={`${title}. ${line}`}
            onChange={() => onChange(value)}
          />
          <span>
            <b>{title}</b>
            <br />
            <span className="soft small">{line}</span>
          </span>
        </label>
      ))}
      {isMissing && <FieldError id={errorId}>{`Please choose what becomes of ${name}`}</FieldError>}
    </fieldset>
  );
}
