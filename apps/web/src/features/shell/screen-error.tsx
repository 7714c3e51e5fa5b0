import { ErrorState } from '@noodlenaut/ui/pieces/error-state';
import { useQueryClient, useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { hasStatus, isOfflineError, sentenceOf } from '../../lib/errors.ts';
import { notify } from '../../lib/notices.ts';
import { forgetSession } from '../../lib/session.ts';
import { leave } from '../../lib/viewer.ts';

/** A screen whose data did not come: offline or broken, with a way to try again. A session that ended goes to login. */
export function ScreenError({ error }: { error: unknown }) {
  const router = useRouter();
  const client = useQueryClient();
  const { reset } = useQueryErrorResetBoundary();
  const isSignedOut = hasStatus(error, 401);

  useEffect(() => {
    if (!isSignedOut) {
      console.error(error);
      return;
    }
    forgetSession();
    leave(client);
    notify({ title: 'Please sign in', description: 'Your session has ended.' });
    void router.invalidate();
  }, [isSignedOut, error, client, router]);

  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <ErrorState
      title={isOfflineError(error) ? 'You are offline' : 'That did not work'}
      text={sentenceOf(error)}
      onRetry={retry}
    />
  );
}
