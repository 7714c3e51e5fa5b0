import { Outlet, createFileRoute } from '@tanstack/react-router';
import { PageFrame } from '../features/shell/page-frame.tsx';

export const Route = createFileRoute('/_in/_page')({ component: Page });

function Page() {
  const { viewer } = Route.useRouteContext();
  return (
    <PageFrame viewer={viewer}>
      <Outlet />
    </PageFrame>
  );
}
