import { createFileRoute } from '@tanstack/react-router';
import { openDetail } from '../features/progress-dashboard/open-detail.ts';
import { SubjectDetail } from '../features/progress-dashboard/subject-detail.tsx';
import { roleOf } from '../lib/session/guards.ts';
import { NothingFound } from '../features/progress-dashboard/nothing-found.tsx';

export const Route = createFileRoute('/_in/_page/teacher/subject/$subjectId')({
  // The loader comes with the screen: nothing of grown-ups is loaded before somebody goes there.
  codeSplitGroupings: [['loader', 'component']],
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => openDetail(context.queryClient, params.subjectId, deps.studentId),
  component: Detail,
});

function Detail() {
  const subjectId = Route.useLoaderData();
  const { studentId } = Route.useSearch();
  const { viewer } = Route.useRouteContext();
  return subjectId !== null ? (
    <SubjectDetail subjectId={subjectId} studentId={studentId} role={roleOf(viewer)} />
  ) : (
    <NothingFound title="Subject not found" text="The link may be old, or the subject has another name." />
  );
}
