import { createFileRoute } from '@tanstack/react-router';
import { openTeacher } from '../features/teacher/open-teacher.ts';
import { TeacherMissing } from '../features/teacher/teacher-missing.tsx';
import { TeacherScreen } from '../features/teacher/teacher-screen.tsx';
import { roleOf } from '../lib/session/guards.ts';

export const Route = createFileRoute('/_in/_page/teacher/')({
  // The loader comes with the screen: nothing of grown-ups is loaded before somebody goes there.
  codeSplitGroupings: [['loader', 'component']],
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => openTeacher(context.queryClient, roleOf(context.viewer), deps.studentId),
  component: Teacher,
});

function Teacher() {
  const { viewer } = Route.useRouteContext();
  const { studentId } = Route.useSearch();
  return Route.useLoaderData() ? (
    <TeacherScreen role={roleOf(viewer)} studentId={studentId} />
  ) : (
    <TeacherMissing
      title="Student not found"
      text="The link may be old, or this child is no longer linked."
    />
  );
}
