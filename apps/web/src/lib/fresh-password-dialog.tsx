import { GrownUpPage } from '@noodlenaut/ui/pieces/grown-up/grown-up-page';
import { PasswordForm } from '@noodlenaut/ui/pieces/password-form';
import { SmallDialog } from '@noodlenaut/ui/pieces/small-dialog';
import { useState } from 'react';
import { ApiError } from './api-error.ts';
import { sentenceOf } from './errors.ts';
import { laterCall } from './later-api.ts';

/** Asks for one's own password because the last time was a while ago (SAFETY 2.2). */
export function FreshPasswordDialog({ onDone }: { onDone: (isFresh: boolean) => void }) {
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const send = async (password: string) => {
    setPending(true);
    try {
      await laterCall('account.confirmPassword', { password });
    } catch (refused) {
      const issue = refused instanceof ApiError ? refused.issues[0] : undefined;
      setError(issue?.message ?? sentenceOf(refused));
      setPending(false);
      return;
    }
    onDone(true);
  };
  return (
    <SmallDialog title="Your password, please" onClose={() => onDone(false)}>
      <GrownUpPage>
        <PasswordForm
          action="Go on"
          tone="primary"
          pending={pending}
          error={error}
          onSend={(password) => void send(password)}
          onTyped={() => setError(undefined)}
          onCancel={() => onDone(false)}
        >
          <p>It has been a while since you signed in.</p>
        </PasswordForm>
      </GrownUpPage>
    </SmallDialog>
  );
}
