import { createFileRoute } from '@tanstack/react-router';
import { Suspense, lazy } from 'react';
import { AccountScreen } from '../features/account/account-screen.tsx';
import { openAccount } from '../features/account/open-account.ts';
import { roleOf } from '../lib/session/guards.ts';

const MyGrownUps = lazy(() => import('../features/family/my-grown-ups.tsx'));

export const Route = createFileRoute('/_in/_page/account')({
  validateSearch: ({ google }): { google?: unknown } => ({ google }),
  // The loader comes with the screen: the first code of every visitor stays small.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context }) => openAccount(context.queryClient, roleOf(context.viewer)),
  component: Account,
});

function Account() {
  const { viewer } = Route.useRouteContext();
  const { google } = Route.useSearch();
  const { signsInWith } = Route.useLoaderData();
  const role = roleOf(viewer);
  return (
    <>
      <AccountScreen
        role={role}
        signsInWith={signsInWith}
        offersGoogle={google === 'link'}
        isNotProved={google === 'not-proved'}
      />
      {role === 'student' && (
        <Suspense>
          <MyGrownUps />
        </Suspense>
      )}
    </>
  );
}
