import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { openTutoring } from '../features/tutoring/open-tutoring.ts';
import { TutoringScreen } from '../features/tutoring/tutoring-screen.tsx';
import { requireRole, roleOf } from '../lib/session/guards.ts';

const loadTutors = () => import('./-tutor-desk.tsx');
const TutorDesk = lazyRouteComponent(loadTutors, 'TutorDesk');

export const Route = createFileRoute('/_in/_page/tutoring')({
  // The loader comes with the screen: the first code of every visitor stays small.
  codeSplitGroupings: [['loader', 'component']],
  beforeLoad: ({ context }) => {
    requireRole(context.viewer, ['student', 'tutor', 'parent']);
  },
  loader: async ({ context: { queryClient, viewer } }) => {
    const role = roleOf(viewer);
    if (role !== 'tutor') return openTutoring(queryClient, role);
    const [{ openDesk }] = await Promise.all([loadTutors(), TutorDesk.preload?.()]);
    return { isWaiting: !(await openDesk(queryClient)) };
  },
  component: Tutoring,
});

function Tutoring() {
  const { viewer } = Route.useRouteContext();
  const { isWaiting } = Route.useLoaderData();
  return roleOf(viewer) === 'tutor' ? (
    <TutorDesk isWaiting={isWaiting} />
  ) : (
    <TutoringScreen isTutor={false} />
  );
}
