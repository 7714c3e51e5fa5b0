import { createFileRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { loadHome } from '../features/dashboard/load-home.ts';
import { PageFrame } from '../features/shell/page-frame.tsx';
import { needsSetup, roleOf } from '../lib/guards.ts';

const Landing = lazyRouteComponent(() => import('../features/landing/landing-page.tsx'), 'LandingPage');
const StudentHome = lazyRouteComponent(() => import('../features/dashboard/student-home.tsx'), 'StudentHome');
const FamilyHome = lazyRouteComponent(() => import('../features/teacher/family-home.tsx'), 'FamilyHome');
const TutorHome = lazyRouteComponent(() => import('../features/tutoring/tutor-home.tsx'), 'TutorHome');

const HOMES = { student: StudentHome, tutor: TutorHome, teacher: FamilyHome, parent: FamilyHome } as const;

/** The landing for visitors, each role's home for the rest (PRODUCT 8). */
export const Route = createFileRoute('/')({
  beforeLoad: async ({ context: { viewer } }) => {
    if (viewer !== null && needsSetup(viewer)) throw redirect({ to: '/account-setup', replace: true });
    // Before the screen learns that nobody is signed in any more: then it has the landing at hand.
    if (viewer === null) await Landing.preload?.();
  },
  loader: async ({ context: { viewer, queryClient } }) => {
    if (viewer === null) return;
    await Promise.all([HOMES[roleOf(viewer)].preload?.(), loadHome(queryClient, roleOf(viewer))]);
  },
  component: Home,
});

function Home() {
  const { viewer } = Route.useRouteContext();
  if (viewer === null) return <Landing />;
  const RoleHome = HOMES[roleOf(viewer)];
  return (
    <PageFrame viewer={viewer}>
      <RoleHome />
    </PageFrame>
  );
}
