import { createFileRoute } from '@tanstack/react-router';
import { openProgress } from '../features/progress-dashboard/open-progress.ts';
import { NothingFound } from '../features/progress-dashboard/nothing-found.tsx';
import type { ProgressTab } from '../features/progress-dashboard/progress-tabs.tsx';
import { ProgressScreen } from '../features/progress-dashboard/progress-screen.tsx';
import { roleOf } from '../lib/session/guards.ts';

export const Route = createFileRoute('/_in/_page/teacher/')({
  // The loader comes with the screen: nothing of grown-ups is loaded before somebody goes there.
  codeSplitGroupings: [['loader', 'component']],
  loaderDeps: ({ search: { studentId } }) => ({ studentId }),
  loader: ({ context, deps }) => openProgress(context.queryClient, roleOf(context.viewer), deps.studentId),
  component: Teacher,
});

function Teacher() {
  const { viewer } = Route.useRouteContext();
  const { studentId, classId, tab = 'subjects' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const onTab = (next: ProgressTab) =>
    void navigate({
      search: (search) => ({ ...search, tab: next === 'subjects' ? undefined : next }),
      replace: true,
      resetScroll: false,
    });
  return Route.useLoaderData() ? (
    <ProgressScreen role={roleOf(viewer)} studentId={studentId} classId={classId} tab={tab} onTab={onTab} />
  ) : (
    <NothingFound title="Student not found" text="The link may be old, or this child is no longer linked." />
  );
}
