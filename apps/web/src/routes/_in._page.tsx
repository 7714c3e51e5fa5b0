import { Outlet, createFileRoute } from '@tanstack/react-router';
import { PageFrame } from '../features/shell/page-frame.tsx';
import { HelperOutlet } from './-helper-outlet.tsx';
import { LeavingStrip } from './-leaving-strip.tsx';

export const Route = createFileRoute('/_in/_page')({ component: Page });

function Page() {
  const { viewer } = Route.useRouteContext();
  return (
    <PageFrame viewer={viewer}>
      <LeavingStrip />
      <Outlet />
      {viewer.role === 'student' && <HelperOutlet />}
    </PageFrame>
  );
}
