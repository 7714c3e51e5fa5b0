import type { QueryClient } from '@tanstack/react-query';
import { Outlet, createRootRouteWithContext, lazyRouteComponent } from '@tanstack/react-router';
import { NoticeOutlet } from '../features/shell/notice-outlet.tsx';
import { setThemeDefault } from '../lib/theme/theme.ts';
import { viewerQuery } from '../lib/session/viewer.ts';

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  beforeLoad: async ({ context }) => {
    const viewer = await context.queryClient.fetchQuery(viewerQuery);
    setThemeDefault(viewer !== null);
    return { viewer };
  },
  component: Root,
  notFoundComponent: lazyRouteComponent(
    () => import('../features/shell/not-found-screen.tsx'),
    'NotFoundScreen',
  ),
});

function Root() {
  return (
    <>
      <Outlet />
      <NoticeOutlet />
    </>
  );
}
