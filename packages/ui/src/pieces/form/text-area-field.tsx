import type { TextareaHTMLAttributes } from 'react';
import { FieldShell } from './field-shell.tsx';
import type { FieldProps } from './field-shell.tsx';
import styles from './field.module.css';

type Props = FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'>;

/** Several lines of text. */
export function TextAreaField({ label, optional, hint, error, id, ...area }: Props) {
  return (
    <FieldShell {...{ label, optional: optional === true, hint, error, id }}>
      {(ids) => <textarea {...area} {...ids} className={styles.input} />}
    </FieldShell>
  );
}
