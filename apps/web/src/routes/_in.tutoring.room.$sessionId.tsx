import { createFileRoute } from '@tanstack/react-router';
import { RoomScreen } from '../features/call-room/screens/room-screen.tsx';
import { requireRole } from '../lib/session/guards.ts';

export const Route = createFileRoute('/_in/tutoring/room/$sessionId')({
  beforeLoad: ({ context }) => {
    requireRole(context.viewer, ['student', 'tutor', 'parent']);
  },
  component: CallRoom,
});

function CallRoom() {
  return <RoomScreen sessionId={Route.useParams().sessionId} />;
}
