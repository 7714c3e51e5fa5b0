import { createFileRoute } from '@tanstack/react-router';
import { ChildPathsScreen } from '../features/paths/child-paths-screen.tsx';
import { openPathsOfChild } from '../features/paths/open-paths.ts';
import { NothingFound } from '../features/progress-dashboard/nothing-found.tsx';
import { requireRole } from '../lib/session/guards.ts';

export const Route = createFileRoute('/_in/_page/family_/paths/$childId')({
  // The loader comes with the screen: nothing of grown-ups is loaded before somebody goes there.
  codeSplitGroupings: [['loader', 'component']],
  // '?edit=new' opens the editor, '?edit=' with an id that of a path.
  validateSearch: ({ edit }: Record<string, unknown>): { edit?: string } =>
    typeof edit === 'string' ? { edit } : {},
  beforeLoad: ({ context }) => {
    requireRole(context.viewer, ['parent']);
  },
  loader: ({ context, params }) => openPathsOfChild(context.queryClient, params.childId),
  component: ChildPaths,
});

function ChildPaths() {
  const { childId } = Route.useParams();
  const { edit } = Route.useSearch();
  const { viewer } = Route.useRouteContext();
  return Route.useLoaderData() ? (
    <ChildPathsScreen key={childId} viewer={viewer} {...{ childId, edit }} />
  ) : (
    <NothingFound title="Student not found" text="The link may be old, or this child is no longer linked." />
  );
}
