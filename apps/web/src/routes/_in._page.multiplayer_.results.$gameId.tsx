import { createFileRoute } from '@tanstack/react-router';
import { ResultsScreen } from '../features/quiz/results-screen.tsx';
import { requireRole } from '../lib/guards.ts';
import { reads } from '../lib/reads.ts';

export const Route = createFileRoute('/_in/_page/multiplayer_/results/$gameId')({
  beforeLoad: ({ context }) => {
    requireRole(context.viewer, ['teacher']);
  },
  loader: ({ context, params }) => context.queryClient.ensureQueryData(reads.quizResults(params.gameId)),
  component: Results,
});

function Results() {
  return <ResultsScreen roomId={Route.useParams().gameId} />;
}
