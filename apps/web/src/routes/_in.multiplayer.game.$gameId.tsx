import { createFileRoute } from '@tanstack/react-router';
import { QuizScreen } from '../features/quiz/quiz-screen.tsx';
import { requireRole } from '../lib/session/guards.ts';

export const Route = createFileRoute('/_in/multiplayer/game/$gameId')({
  beforeLoad: ({ context }) => {
    requireRole(context.viewer, ['student', 'teacher']);
  },
  component: Game,
});

function Game() {
  return <QuizScreen roomId={Route.useParams().gameId} />;
}
