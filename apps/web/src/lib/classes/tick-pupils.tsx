import { useId } from 'react';
import { FieldError } from '@noodlenaut/ui/pieces/form/field-error';
import styles from './tick-pupils.module.css';

type Props = {
  pupils: readonly { readonly id: string; readonly name: string }[];
  chosen: readonly string[];
  error?: string | undefined;
  onChange: (chosen: readonly string[]) => void;
};

/** The pupils of a class, each to be ticked. */
export function TickPupils({ pupils, chosen, error, onChange }: Props) {
  const fault = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Pupils</legend>
      <div className={styles.names}>
        {pupils.map(({ id, name }, place) => (
          <label key={id} className={styles.name}>
            <input
              type="checkbox"
              {...(error !== undefined && place === 0
                ? { 'aria-invalid': true, 'aria-describedby': fault }
                : {})}
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
      {error !== undefined && <FieldError id={fault}>{error}</FieldError>}
    </fieldset>
  );
}
