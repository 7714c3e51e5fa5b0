import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import type { RouterHistory } from '@tanstack/react-router';
import { LoadingScreen } from '@noodlenaut/ui/pieces/page/loading-screen';
import { ScreenError } from '../features/shell/screen-error.tsx';
import { routeTree } from '../routeTree.gen.ts';

const PENDING_AFTER_MS = 150;

export const createAppRouter = (queryClient: QueryClient, history?: RouterHistory) =>
  createRouter({
    routeTree,
    ...(history === undefined ? {} : { history }),
    context: { queryClient },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    // The query cache is the only cache: the router keeps no matches of its own, so no screen shows old data during a fetch.
    defaultGcTime: 0,
    defaultPendingMs: PENDING_AFTER_MS,
    defaultPendingMinMs: 0,
    defaultPendingComponent: () => <LoadingScreen text="Getting ready..." />,
    defaultErrorComponent: ({ error }) => <ScreenError error={error} />,
    scrollRestoration: true,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
