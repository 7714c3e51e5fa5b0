import { createFileRoute } from '@tanstack/react-router';
import { RoomsScreen } from '../features/quiz/rooms-screen.tsx';
import { requireRole } from '../lib/guards.ts';
import { reads } from '../lib/reads.ts';

export const Route = createFileRoute('/_in/_page/multiplayer')({
  beforeLoad: ({ context }) => {
    requireRole(context.viewer, ['student']);
  },
  loader: ({ context }) => context.queryClient.fetchQuery({ ...reads.rooms, staleTime: 0 }),
  component: RoomsScreen,
});
