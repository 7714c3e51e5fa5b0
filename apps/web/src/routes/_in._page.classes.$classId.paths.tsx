import { createFileRoute } from '@tanstack/react-router';
import { ClassPathsScreen } from '../features/paths/class-paths-screen.tsx';
import { openPathsOfClass } from '../features/paths/open-paths.ts';
import { NothingFound } from '../features/progress-dashboard/nothing-found.tsx';
import { requireRole } from '../lib/session/guards.ts';

export const Route = createFileRoute('/_in/_page/classes/$classId/paths')({
  // The loader comes with the screen: nothing of grown-ups is loaded before somebody goes there.
  codeSplitGroupings: [['loader', 'component']],
  // '?edit=new' opens the editor, '?edit=' with an id that of a path.
  validateSearch: ({ edit }: Record<string, unknown>): { edit?: string } =>
    typeof edit === 'string' ? { edit } : {},
  beforeLoad: ({ context }) => {
    requireRole(context.viewer, ['teacher']);
  },
  loader: ({ context, params }) => openPathsOfClass(context.queryClient, params.classId),
  component: ClassPaths,
});

function ClassPaths() {
  const { classId } = Route.useParams();
  const { edit } = Route.useSearch();
  return Route.useLoaderData() ? (
    <ClassPathsScreen key={classId} {...{ classId, edit }} />
  ) : (
    <NothingFound
      title="Class not found"
      text="The link may be old, or this class is not yours."
      back="classes"
    />
  );
}
