import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { PasswordField } from './password-field.tsx';
import { FlatButton } from '../grown-up/flat-button.tsx';
import { FlatForm } from '../grown-up/flat-form.tsx';
import styles from './password-form.module.css';

type Props = {
  /** Why it is asked for, in plain words. */
  children: ReactNode;
  action: string;
  /** `primary` is the one thing to do here, as in a dialog; `danger` takes something away. */
  tone?: 'plain' | 'primary' | 'danger';
  pending: boolean;
  error: string | undefined;
  onSend: (password: string) => void;
  /** What was said of the last try is over. */
  onTyped: () => void;
  onCancel: () => void;
};

/** One's own password once more, and the two ways on (security 2.2, 2.16). */
export function PasswordForm(props: Props) {
  const { children, action, tone = 'plain', pending, error, onSend, onTyped, onCancel } = props;
  const [password, setPassword] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const said = isMissing ? 'Please enter your password' : error;
  useEffect(() => {
    if (said !== undefined) field.current?.focus();
  }, [said]);
  return (
    <FlatForm
      onSend={() => {
        setIsMissing(password === '');
        if (password !== '') onSend(password);
      }}
    >
      {children}
      <PasswordField
        ref={field}
        label="Your password"
        name="password"
        autoComplete="current-password"
        value={password}
        error={said}
        onChange={(event) => {
          setPassword(event.currentTarget.value);
          setIsMissing(false);
          onTyped();
        }}
      />
      <div className={styles.buttons}>
        <FlatButton type="submit" tone={tone} pending={pending}>
          {action}
        </FlatButton>
        <FlatButton tone="link" onClick={onCancel}>
          Cancel
        </FlatButton>
      </div>
    </FlatForm>
  );
}
