import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { CatchBoundary } from '@tanstack/react-router';
import { Suspense, useCallback, type ReactNode } from 'react';
import { hasStatus } from '../api/error-sentences.ts';
import { PanelError } from './panel-error.tsx';

type Failed = { title: string; error: unknown; again: () => void };

/** A session that ended is the whole page's matter. */
function PanelFailed({ title, error, again }: Failed) {
  const { reset } = useQueryErrorResetBoundary();
  const retry = useCallback(() => {
    reset();
    again();
  }, [reset, again]);
  if (hasStatus(error, 401)) throw error;
  return <PanelError title={title} error={error} onRetry={retry} />;
}

const KEY = () => 'panel';

/** Keeps the rest of a page when the data of one panel did not come. @param title what the panel is called */
export const PanelBoundary = ({ title, children }: { title: string; children: ReactNode }) => (
  <CatchBoundary
    getResetKey={KEY}
    errorComponent={({ error, reset }) => <PanelFailed title={title} error={error} again={reset} />}
  >
    <Suspense fallback={null}>{children}</Suspense>
  </CatchBoundary>
);
