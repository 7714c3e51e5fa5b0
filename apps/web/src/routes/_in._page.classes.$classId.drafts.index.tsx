import { createFileRoute } from '@tanstack/react-router';
import { DraftsScreen } from '../features/lesson-drafts/drafts-screen.tsx';
import { openDrafts } from '../features/lesson-drafts/open-drafts.ts';
import { NothingFound } from '../features/progress-dashboard/nothing-found.tsx';
import { requireRole } from '../lib/session/guards.ts';

export const Route = createFileRoute('/_in/_page/classes/$classId/drafts/')({
  // The loader comes with the screen: nothing of grown-ups is loaded before somebody goes there.
  codeSplitGroupings: [['loader', 'component']],
  beforeLoad: ({ context }) => {
    requireRole(context.viewer, ['teacher']);
  },
  loader: ({ context, params }) => openDrafts(context.queryClient, params.classId),
  component: Drafts,
});

function Drafts() {
  const { classId } = Route.useParams();
  return Route.useLoaderData() ? (
    <DraftsScreen classId={classId} />
  ) : (
    <NothingFound
      title="Class not found"
      text="The link may be old, or this class is not yours."
      back="classes"
    />
  );
}
