import { createFileRoute } from '@tanstack/react-router';
import { RemoteScreen } from '../features/quiz/remote/remote-screen.tsx';
import { requireRole } from '../lib/session/guards.ts';

export const Route = createFileRoute('/_in/multiplayer/game_/$gameId/remote')({
  beforeLoad: ({ context }) => {
    requireRole(context.viewer, ['teacher']);
  },
  component: Remote,
});

function Remote() {
  return <RemoteScreen roomId={Route.useParams().gameId} />;
}
