import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { openTutoring } from '../features/tutoring/open-tutoring.ts';
import { tutoringSearch } from '../features/tutoring/tutoring-tab.ts';
import { FamilyTutoring } from '../features/tutoring/family-tutoring.tsx';
import { requireRole, roleOf } from '../lib/session/guards.ts';

const loadTutors = () => import('./-tutor-desk.tsx');
const TutorDesk = lazyRouteComponent(loadTutors, 'TutorDesk');

export const Route = createFileRoute('/_in/_page/tutoring')({
  // The loader comes with the screen: the first code of every visitor stays small.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: tutoringSearch,
  beforeLoad: ({ context }) => {
    requireRole(context.viewer, ['student', 'tutor', 'parent']);
  },
  loader: async ({ context: { queryClient, viewer } }) => {
    const role = roleOf(viewer);
    if (role !== 'tutor') {
      await openTutoring(queryClient, role);
      return { isWaiting: false };
    }
    const [{ openDesk }] = await Promise.all([loadTutors(), TutorDesk.preload?.()]);
    return { isWaiting: !(await openDesk(queryClient)) };
  },
  component: Tutoring,
});

function Tutoring() {
  const { viewer } = Route.useRouteContext();
  const search = Route.useSearch();
  const { isWaiting } = Route.useLoaderData();
  const role = roleOf(viewer);
  return role === 'tutor' ? (
    <TutorDesk isWaiting={isWaiting} />
  ) : (
    <FamilyTutoring side={role === 'parent' ? 'guardian' : 'student'} search={search} />
  );
}
