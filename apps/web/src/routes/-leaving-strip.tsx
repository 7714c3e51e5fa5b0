import { trpc } from '../lib/api/api.ts';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { Suspense, lazy } from 'react';

/** Few see it: its code is no part of the first screen's. */
const DeletionNote = lazy(async () => {
  const { DeletionNote: note } = await import('../features/account/deletion-note.tsx');
  return { default: note };
});

/** On every page of somebody whose account is to be erased; the account page says it itself, at its card. */
export function LeavingStrip() {
  const path = useLocation({ select: (location) => location.pathname });
  const { data: user } = useQuery(trpc.account.user.queryOptions());
  const eraseAt = user?.eraseAt;
  if (typeof eraseAt !== 'string' || path === '/account') return null;
  return (
    <Suspense>
      <DeletionNote eraseAt={eraseAt} />
    </Suspense>
  );
}
