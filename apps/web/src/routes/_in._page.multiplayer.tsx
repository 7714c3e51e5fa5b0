import { trpc } from '../lib/api/api.ts';
import { createFileRoute } from '@tanstack/react-router';
import { MultiplayerScreen } from '../features/quiz/multiplayer-screen.tsx';
import { requireRole, roleOf } from '../lib/session/guards.ts';

export const Route = createFileRoute('/_in/_page/multiplayer')({
  // '?code=K7MWPX' is what the QR code of a room leads to; '?classId=' says whose quiz a teacher starts.
  validateSearch: ({ code, classId }: Record<string, unknown>): { code?: string; classId?: string } => ({
    ...(typeof code === 'string' && { code }),
    ...(typeof classId === 'string' && { classId }),
  }),
  beforeLoad: ({ context }) => {
    requireRole(context.viewer, ['student', 'teacher']);
  },
  // The loader comes with the screen: the first code of every visitor stays small.
  codeSplitGroupings: [['loader', 'component']],
  loader: async ({ context }) => {
    if (roleOf(context.viewer) !== 'teacher')
      await context.queryClient.fetchQuery({ ...trpc.quiz.rooms.queryOptions(), staleTime: 0 });
  },
  component: Multiplayer,
});

function Multiplayer() {
  const { viewer } = Route.useRouteContext();
  const { code = '', classId = '' } = Route.useSearch();
  return <MultiplayerScreen role={roleOf(viewer)} code={code} classId={classId} />;
}
