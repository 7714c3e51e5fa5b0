import { EmptyState } from '@noodlenaut/ui/pieces/page/empty-state';
import { ErrorState } from '@noodlenaut/ui/pieces/page/error-state';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { useQueryClient, useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { hasStatus, isOfflineError, sentenceOf } from '../../lib/api/error-sentences.ts';
import { notify } from '../../lib/notices/notices.ts';
import { forgetSession } from '../../lib/session/session.ts';
import { leave } from '../../lib/session/viewer.ts';
import styles from './screen-error.module.css';

/**
 * A screen whose data did not come: offline or broken, with a way to try again. A session that ended goes to login, one that
 * waits for a second factor to where it is set up.
 */
export function ScreenError({ error }: { error: unknown }) {
  const router = useRouter();
  const client = useQueryClient();
  const { reset } = useQueryErrorResetBoundary();
  const isSignedOut = hasStatus(error, 401);
  const lacksFactor = error instanceof ApiError && error.code === 'second_factor_needed';

  useEffect(() => {
    if (lacksFactor) {
      void router.navigate({ to: '/second-factor', replace: true });
      return;
    }
    if (!isSignedOut) {
      console.error(error);
      return;
    }
    forgetSession();
    leave(client);
    notify({ title: 'Please sign in', description: 'Your session has ended.' });
    void router.invalidate();
  }, [isSignedOut, lacksFactor, error, client, router]);

  const isOffline = isOfflineError(error);
  const retry = useCallback(() => {
    reset();
    void router.invalidate();
  }, [reset, router]);
  useEffect(() => {
    if (!isOffline) return undefined;
    globalThis.addEventListener('online', retry);
    return () => globalThis.removeEventListener('online', retry);
  }, [isOffline, retry]);
  if (lacksFactor) return null;
  // Offline no picture would load either, so there is only text.
  return (
    <div className={`wrap ${styles.room ?? ''}`}>
      {isOffline ? (
        <EmptyState
          urgent
          title="You are offline"
          text={sentenceOf(error)}
          action={
            <StickerButton tone="primary" icon="loop" onClick={retry}>
              Try Again
            </StickerButton>
          }
        />
      ) : (
        <ErrorState title="That did not work" text={sentenceOf(error)} onRetry={retry} />
      )}
    </div>
  );
}
