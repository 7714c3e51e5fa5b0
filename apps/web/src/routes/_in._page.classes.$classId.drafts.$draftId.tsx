import { createFileRoute } from '@tanstack/react-router';
import { DraftScreen } from '../features/lesson-drafts/draft-screen.tsx';
import { openDraft } from '../features/lesson-drafts/open-drafts.ts';
import { NothingFound } from '../features/progress-dashboard/nothing-found.tsx';
import { requireRole } from '../lib/session/guards.ts';

export const Route = createFileRoute('/_in/_page/classes/$classId/drafts/$draftId')({
  // The loader comes with the screen: nothing of grown-ups is loaded before somebody goes there.
  codeSplitGroupings: [['loader', 'component']],
  beforeLoad: ({ context }) => {
    requireRole(context.viewer, ['teacher']);
  },
  loader: ({ context, params }) => openDraft(context.queryClient, params.draftId, params.classId),
  component: Draft,
});

function Draft() {
  const { classId, draftId } = Route.useParams();
  return Route.useLoaderData() ? (
    <DraftScreen key={draftId} classId={classId} draftId={draftId} />
  ) : (
    <NothingFound
      title="Draft not found"
      text="The link may be old, or this draft is not yours."
      back="classes"
    />
  );
}
