import { PasswordField } from '@noodlenaut/ui/pieces/password-field';
import { StickerButton } from '@noodlenaut/ui/pieces/sticker-button';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import looks from './family.module.css';
import { useFamilyStep } from './use-family-step.ts';

type Props<Reply> = {
  /** What will happen, in plain words. */
  words: ReactNode;
  action: string;
  step: (password: string) => Promise<Reply>;
  onDone: (reply: Reply) => void;
  onCancel: () => void;
};

/** Asks for one's own password before something that cannot be taken back lightly (SAFETY 2.16). */
export function PasswordAgain<Reply>({ words, action, step, onDone, onCancel }: Props<Reply>) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const send = useFamilyStep(step, onDone, (refused) => {
    const issue = refused instanceof ApiError ? refused.issues[0] : undefined;
    setError(issue?.message);
    return issue !== undefined;
  });
  return (
    <form
      className={looks.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (password === '') setError('Please enter your password');
        else send.mutate(password);
      }}
    >
      {words}
      <PasswordField
        label="Your password"
        name="password"
        autoComplete="current-password"
        value={password}
        error={error}
        onChange={(event) => {
          setPassword(event.currentTarget.value);
          setError(undefined);
        }}
      />
      <div className={looks.buttons}>
        <StickerButton type="submit" size="sm" pending={send.isPending}>
          {action}
        </StickerButton>
        <StickerButton size="sm" tone="quiet" onClick={onCancel}>
          Cancel
        </StickerButton>
      </div>
    </form>
  );
}
