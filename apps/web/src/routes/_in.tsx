import { createFileRoute, Outlet } from '@tanstack/react-router';
import { requireRole } from '../lib/session/guards.ts';
import { HelperOutlet } from './-helper-outlet.tsx';
import { keepReturnAddress } from '../lib/session/return-address.ts';

export const Route = createFileRoute('/_in')({
  beforeLoad: ({ context, location }) => {
    if (context.viewer === null && 'code' in location.search) keepReturnAddress(location.href);
    return { viewer: requireRole(context.viewer) };
  },
  component: Inside,
});

function Inside() {
  const { viewer } = Route.useRouteContext();
  return (
    <>
      <Outlet />
      {viewer.role === 'student' && <HelperOutlet />}
    </>
  );
}
