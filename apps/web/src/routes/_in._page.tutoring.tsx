import { createFileRoute } from '@tanstack/react-router';
import { openTutoring } from '../features/tutoring/open-tutoring.ts';
import { TutoringScreen } from '../features/tutoring/tutoring-screen.tsx';
import { WaitingTutor } from '../features/tutor/waiting-tutor.tsx';
import { requireRole, roleOf } from '../lib/session/guards.ts';

export const Route = createFileRoute('/_in/_page/tutoring')({
  // The loader comes with the screen: the first code of every visitor stays small.
  codeSplitGroupings: [['loader', 'component']],
  beforeLoad: ({ context }) => {
    requireRole(context.viewer, ['student', 'tutor', 'parent']);
  },
  loader: ({ context }) => openTutoring(context.queryClient, roleOf(context.viewer)),
  component: Tutoring,
});

function Tutoring() {
  const { viewer } = Route.useRouteContext();
  const { isWaiting } = Route.useLoaderData();
  return isWaiting ? <WaitingTutor /> : <TutoringScreen isTutor={roleOf(viewer) === 'tutor'} />;
}
