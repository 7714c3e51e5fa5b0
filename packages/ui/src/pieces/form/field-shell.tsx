import { useId } from 'react';
import type { ReactNode } from 'react';
import { FieldError } from './field-error.tsx';
import styles from './field.module.css';

export type FieldProps = {
  label: string;
  optional?: boolean;
  hint?: string | undefined;
  error?: string | undefined;
};

export type FieldIds = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type Props = FieldProps & {
  id?: string | undefined;
  children: (ids: FieldIds) => ReactNode;
  after?: ReactNode;
};

/** Label, control, hint and error, tied together for screen readers. The three fields stand on it. */
export function FieldShell({ label, optional, hint, error, id, children, after }: Props) {
  const own = useId();
  const control = id ?? own;
  const hintId = hint === undefined ? undefined : `${control}-hint`;
  const errorId = error === undefined ? undefined : `${control}-error`;
  const described = [errorId, hintId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={control}>
        {label}
        {optional && ' '}
        {optional && <span className={styles.optional}>(optional)</span>}
      </label>
      {children({
        id: control,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': described === '' ? undefined : described,
      })}
      {after}
      {hint !== undefined && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <FieldError {...(errorId === undefined ? {} : { id: errorId })}>{error}</FieldError>
      )}
    </div>
  );
}
