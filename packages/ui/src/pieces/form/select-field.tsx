import type { Ref, SelectHTMLAttributes } from 'react';
import { FieldShell } from './field-shell.tsx';
import type { FieldProps } from './field-shell.tsx';
import styles from './field.module.css';

type Props = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'children'> & {
    options: readonly { value: string; label: string }[];
    ref?: Ref<HTMLSelectElement>;
  };

export function SelectField({ label, optional, hint, error, id, options, ...select }: Props) {
  return (
    <FieldShell {...{ label, optional: optional === true, hint, error, id }}>
      {(ids) => (
        <select {...select} {...ids} className={styles.input}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldShell>
  );
}
