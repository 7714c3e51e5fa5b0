import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { PasswordField } from './password-field.tsx';
import { StickerButton } from './sticker-button.tsx';
import looks from './password-form.module.css';

type Props = {
  /** Why it is asked for, in plain words. */
  children: ReactNode;
  action: string;
  pending: boolean;
  error: string | undefined;
  onSend: (password: string) => void;
  /** What was said of the last try is over. */
  onTyped: () => void;
  onCancel: () => void;
};

/** One's own password once more, and the two ways on (SAFETY 2.2, 2.16). */
export function PasswordForm({ children, action, pending, error, onSend, onTyped, onCancel }: Props) {
  const [password, setPassword] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const said = isMissing ? 'Please enter your password' : error;
  useEffect(() => {
    if (said !== undefined) field.current?.focus();
  }, [said]);
  return (
    <form
      className={looks.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
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
      <div className={looks.buttons}>
        <StickerButton type="submit" size="sm" pending={pending}>
          {action}
        </StickerButton>
        <StickerButton size="sm" tone="quiet" onClick={onCancel}>
          Cancel
        </StickerButton>
      </div>
    </form>
  );
}
