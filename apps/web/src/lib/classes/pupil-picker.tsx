import { FieldError } from '@noodlenaut/ui/pieces/form/field-error';
import type { Outputs } from '../api/replies.ts';
import { Choices } from './choices.tsx';
import styles from './pupil-picker.module.css';

type Props = {
  pupils: Outputs['classes']['get']['pupils'];
  /** Null: all of them. */
  childIds: readonly string[] | null;
  error: string | undefined;
  onChange: (childIds: readonly string[] | null) => void;
};

/** The whole class, or those who are ticked. */
export function PupilPicker({ pupils, childIds, error, onChange }: Props) {
  return (
    <div className={styles.picker}>
      <Choices
        label="For"
        value={childIds === null ? 'all' : 'some'}
        choices={[
          { value: 'all', text: 'All pupils', note: 'Those too who come later' },
          { value: 'some', text: 'Some pupils', note: 'Only those you tick' },
        ]}
        onChange={(who) => onChange(who === 'all' ? null : [])}
      />
      {childIds !== null && (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>Pupils</legend>
          <div className={styles.names}>
            {pupils.map(({ id, name }) => (
              <label key={id} className={styles.name}>
                <input
                  type="checkbox"
                  checked={childIds.includes(id)}
                  onChange={({ target }) =>
                    onChange(target.checked ? [...childIds, id] : childIds.filter((one) => one !== id))
                  }
                />
                <span>{name}</span>
              </label>
            ))}
          </div>
          {error !== undefined && <FieldError>{error}</FieldError>}
        </fieldset>
      )}
    </div>
  );
}
