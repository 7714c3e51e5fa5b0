import { createFileRoute } from '@tanstack/react-router';
import { openDesk } from '../features/tutor/open-desk.ts';
import { TutorDeskScreen } from '../features/tutor/tutor-desk-screen.tsx';
import { WaitingTutor } from '../features/tutor/waiting-tutor.tsx';
import { openTutoring } from '../features/tutoring/open-tutoring.ts';
import { TutoringScreen } from '../features/tutoring/tutoring-screen.tsx';
import { requireRole, roleOf } from '../lib/session/guards.ts';

export const Route = createFileRoute('/_in/_page/tutoring')({
  // The loader comes with the screen: the first code of every visitor stays small.
  codeSplitGroupings: [['loader', 'component']],
  beforeLoad: ({ context }) => {
    requireRole(context.viewer, ['student', 'tutor', 'parent']);
  },
  loader: async ({ context: { queryClient, viewer } }) => {
    const role = roleOf(viewer);
    if (role === 'tutor') return { isWaiting: !(await openDesk(queryClient)) };
    return openTutoring(queryClient, role);
  },
  component: Tutoring,
});

function Tutoring() {
  const { viewer } = Route.useRouteContext();
  const { isWaiting } = Route.useLoaderData();
  if (roleOf(viewer) === 'tutor') return isWaiting ? <WaitingTutor /> : <TutorDeskScreen />;
  return <TutoringScreen isTutor={false} />;
}
