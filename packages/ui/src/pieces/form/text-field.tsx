import type { InputHTMLAttributes, Ref } from 'react';
import { FieldShell } from './field-shell.tsx';
import type { FieldProps } from './field-shell.tsx';
import styles from './field.module.css';

type Props = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> & { ref?: Ref<HTMLInputElement> };

export function TextField({ label, optional, hint, error, id, type = 'text', ...input }: Props) {
  return (
    <FieldShell {...{ label, optional: optional === true, hint, error, id }}>
      {(ids) => <input {...input} {...ids} type={type} className={styles.input} />}
    </FieldShell>
  );
}
