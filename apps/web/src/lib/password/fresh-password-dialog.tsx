import { GrownUpPage } from '@noodlenaut/ui/pieces/grown-up/grown-up-page';
import { PasswordForm } from '@noodlenaut/ui/pieces/form/password-form';
import { SmallDialog } from '@noodlenaut/ui/pieces/base/small-dialog';
import { useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { sentenceOf } from '../api/error-sentences.ts';

interface Props {
  readonly confirm: (password: string) => Promise<unknown>;
  readonly onDone: (isFresh: boolean) => void;
}

/** Asks for one's own password because the last time was a while ago (security 2.2). */
export function FreshPasswordDialog({ confirm, onDone }: Props) {
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const send = async (password: string) => {
    setPending(true);
    try {
      await confirm(password);
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
