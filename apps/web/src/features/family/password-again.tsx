import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { PasswordForm } from '@noodlenaut/ui/pieces/password-form';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { reads } from '../../lib/reads.ts';
import { useFamilyStep } from '../../lib/use-family-step.ts';

type Props<Reply> = {
  /** What will happen, in plain words. */
  words: ReactNode;
  action: string;
  /** Without a password for who knows only Google: the refusal then asks for that. */
  step: (password?: string) => Promise<Reply>;
  onDone: (reply: Reply) => void;
  onCancel: () => void;
};

/** Asks for one's own password before something that cannot be taken back lightly (SAFETY 2.16). */
export function PasswordAgain<Reply>({ words, action, step, onDone, onCancel }: Props<Reply>) {
  const [error, setError] = useState<string>();
  const { data: user } = useQuery({ ...reads.user, staleTime: 0 });
  const send = useFamilyStep(step, onDone, (refused) => {
    const issue = refused instanceof ApiError ? refused.issues[0] : undefined;
    setError(issue?.message);
    return issue !== undefined;
  });
  if (user?.signsInWith === 'other')
    return (
      <div className="stack">
        {words}
        <div className="row">
          <FlatButton pending={send.isPending} onClick={() => send.mutate(undefined)}>
            {action}
          </FlatButton>
          <FlatButton tone="link" onClick={onCancel}>
            Cancel
          </FlatButton>
        </div>
      </div>
    );
  return (
    <PasswordForm
      action={action}
      pending={send.isPending}
      error={error}
      onSend={(password) => send.mutate(password)}
      onTyped={() => setError(undefined)}
      onCancel={onCancel}
    >
      {words}
    </PasswordForm>
  );
}
