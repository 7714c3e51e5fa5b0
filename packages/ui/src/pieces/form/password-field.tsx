import { useState } from 'react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { FieldShell } from './field-shell.tsx';
import type { FieldProps } from './field-shell.tsx';
import styles from './field.module.css';

type Props = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'> & {
    ref?: Ref<HTMLInputElement>;
    /** Under the control: `PasswordStrength`. */
    after?: ReactNode;
  };

export function PasswordField({ label, optional, hint, error, id, after, ...input }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <FieldShell {...{ label, optional: optional === true, hint, error, id, after }}>
      {(ids) => (
        <div className={styles.peek}>
          <input {...input} {...ids} type={shown ? 'text' : 'password'} className={styles.input} />
          <button
            type="button"
            aria-pressed={shown}
            aria-label={`Show ${label.toLowerCase()}`}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'eye-off' : 'eye'} />
          </button>
        </div>
      )}
    </FieldShell>
  );
}
