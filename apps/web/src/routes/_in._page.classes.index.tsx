import { createFileRoute } from '@tanstack/react-router';
import { ClassesScreen } from '../features/classes/classes-screen.tsx';
import { MyClassesScreen } from '../features/classes/my-classes-screen.tsx';
import { openClasses } from '../features/classes/open-classes.ts';
import { requireRole, roleOf } from '../lib/session/guards.ts';

export const Route = createFileRoute('/_in/_page/classes/')({
  codeSplitGroupings: [['loader', 'component']],
  // '?code=K7MWPX' is what the QR code of a class leads to.
  validateSearch: ({ code }: Record<string, unknown>): { code?: string } =>
    typeof code === 'string' ? { code } : {},
  beforeLoad: ({ context }) => {
    requireRole(context.viewer, ['student', 'teacher']);
  },
  loader: ({ context }) => openClasses(context.queryClient, roleOf(context.viewer)),
  component: Classes,
});

function Classes() {
  const { viewer } = Route.useRouteContext();
  const { code = '' } = Route.useSearch();
  return roleOf(viewer) === 'teacher' ? <ClassesScreen /> : <MyClassesScreen code={code} />;
}
