import { createFileRoute } from '@tanstack/react-router';
import { MultiplayerScreen } from '../features/quiz/multiplayer-screen.tsx';
import { openMultiplayer } from '../features/quiz/open-multiplayer.ts';
import { requireRole, roleOf } from '../lib/session/guards.ts';

const KEYS = ['code', 'classId', 'subject', 'grade', 'lessonId'] as const;

export const Route = createFileRoute('/_in/_page/multiplayer')({
  // '?code=K7MWPX' is what the QR code of a room leads to; '?classId=' says whose quiz a teacher starts, and the lesson what about.
  validateSearch: (search: Record<string, unknown>): { [key in (typeof KEYS)[number]]?: string } =>
    Object.fromEntries(KEYS.flatMap((key) => (typeof search[key] === 'string' ? [[key, search[key]]] : []))),
  beforeLoad: ({ context }) => {
    requireRole(context.viewer, ['student', 'teacher']);
  },
  // The loader comes with the screen: the first code of every visitor stays small.
  codeSplitGroupings: [['loader', 'component']],
  loaderDeps: ({ search: { subject, grade, lessonId } }) => ({ subject, grade, lessonId }),
  loader: ({ context, deps }) => openMultiplayer(context.queryClient, roleOf(context.viewer), deps),
  component: Multiplayer,
});

function Multiplayer() {
  const { viewer } = Route.useRouteContext();
  const { code = '', classId = '' } = Route.useSearch();
  return (
    <MultiplayerScreen role={roleOf(viewer)} code={code} classId={classId} about={Route.useLoaderData()} />
  );
}
