import { laterReads } from '../lib/later-api.ts';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense, lazy } from 'react';
import { AccountScreen } from '../features/account/account-screen.tsx';
import { roleOf } from '../lib/guards.ts';

const MyGrownUps = lazy(() => import('../features/family/my-grown-ups.tsx'));

export const Route = createFileRoute('/_in/_page/account')({
  validateSearch: (search): { google?: 'link' } => (search['google'] === 'link' ? { google: 'link' } : {}),
  // The loader comes with the screen: the first code of every visitor stays small.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context }) => context.queryClient.fetchQuery({ ...laterReads.sessions, staleTime: 0 }),
  component: Account,
});

function Account() {
  const { viewer } = Route.useRouteContext();
  const { google } = Route.useSearch();
  const role = roleOf(viewer);
  return (
    <>
      <AccountScreen role={role} offersGoogle={google === 'link'} />
      {role === 'student' && (
        <Suspense>
          <MyGrownUps />
        </Suspense>
      )}
    </>
  );
}
