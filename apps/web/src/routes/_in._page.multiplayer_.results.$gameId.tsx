import { trpc } from '../lib/api/api.ts';
import { createFileRoute } from '@tanstack/react-router';
import { ResultsScreen } from '../features/quiz/results-screen.tsx';
import { requireRole } from '../lib/session/guards.ts';

export const Route = createFileRoute('/_in/_page/multiplayer_/results/$gameId')({
  beforeLoad: ({ context }) => {
    requireRole(context.viewer, ['teacher']);
  },
  // The loader comes with the screen: nothing of grown-ups is loaded before somebody goes there.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params }) =>
    context.queryClient.ensureQueryData(trpc.quiz.results.queryOptions({ roomId: params.gameId })),
  component: Results,
});

function Results() {
  return <ResultsScreen roomId={Route.useParams().gameId} />;
}
