import { createFileRoute } from '@tanstack/react-router';
import { HelperViewScreen } from '../features/helper-view/helper-view-screen.tsx';
import { openHelperView } from '../features/helper-view/open-helper-view.ts';
import { requireRole } from '../lib/session/guards.ts';

export const Route = createFileRoute('/_in/_page/family_/helper/$childId')({
  beforeLoad: ({ context }) => {
    requireRole(context.viewer, ['parent']);
  },
  // The loader comes with the screen: nothing of grown-ups is loaded before somebody goes there.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params }) => openHelperView(context.queryClient, params.childId),
  component: HelperView,
});

function HelperView() {
  const { childId } = Route.useParams();
  return <HelperViewScreen key={childId} childId={childId} />;
}
