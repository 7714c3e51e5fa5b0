import { trpc } from '../lib/api/api.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider, createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import { createAppRouter } from '../app/router.tsx';
import { createQueryClient } from '../lib/api/query-client.ts';
import { viewerQuery } from '../lib/session/viewer.ts';
import type { User, Viewer } from '../lib/api/replies.ts';

interface Start {
  readonly viewer?: Viewer | null;
  readonly user?: User;
}

/** The whole app at an address, as it starts with the page's boot block. Leave `viewer` out to let the app ask. */
export function renderApp(path: string, { viewer, user }: Start = {}) {
  const client = createQueryClient();
  if (viewer !== undefined) client.setQueryData(viewerQuery.queryKey, viewer);
  if (user !== undefined) client.setQueryData(trpc.account.user.queryKey(), user);
  const router = createAppRouter(client, createMemoryHistory({ initialEntries: [path] }));
  // What still loads when a test ends has no page left to show itself on.
  onTestFinished(() => {
    router.startTransition = () => Promise.resolve(false);
  });
  const view = render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { ...view, client, router, person: userEvent.setup(), path: () => router.state.location.pathname };
}
