import { trpc } from '../api/api.ts';
import type { QueryKey } from '@tanstack/react-query';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { PasswordForm } from '@noodlenaut/ui/pieces/form/password-form';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ApiError } from '../api/api-error.ts';
import { useAction } from '../api/use-action.ts';

type Props<Reply> = {
  /** What will happen, in plain words. */
  words: ReactNode;
  action: string;
  /** It takes something away for good. */
  isFinal?: boolean;
  /** Which reads may have changed, by their address. */
  stale: readonly QueryKey[];
  /** May hold the press back, when something besides the password is missing. */
  mayGo?: () => boolean;
  /** Without a password for who knows only Google: the refusal then asks for that. */
  request: (password?: string) => Promise<Reply>;
  onDone: (reply: Reply) => void;
  onCancel: () => void;
};

/** Asks for one's own password before something that cannot be taken back lightly (security 2.16). */
export function PasswordAgain<Reply>(props: Props<Reply>) {
  const { words, action, isFinal = false, stale, mayGo = () => true, request, onDone, onCancel } = props;
  const [error, setError] = useState<string>();
  const { data: user } = useQuery({ ...trpc.account.user.queryOptions(), staleTime: 0 });
  const send = useAction(request, {
    stale,
    onDone,
    onRefused: (refused) => {
      const issue = refused instanceof ApiError ? refused.issues[0] : undefined;
      setError(issue?.message);
      return issue !== undefined;
    },
  });
  const press = (password?: string) => {
    if (mayGo()) send.mutate(password);
  };
  if (user?.signsInWith === 'other')
    return (
      <div className="stack">
        {words}
        <div className="row">
          <FlatButton tone={isFinal ? 'danger' : 'plain'} pending={send.isPending} onClick={() => press()}>
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
      tone={isFinal ? 'danger' : 'plain'}
      pending={send.isPending}
      error={error}
      onSend={press}
      onTyped={() => setError(undefined)}
      onCancel={onCancel}
    >
      {words}
    </PasswordForm>
  );
}
