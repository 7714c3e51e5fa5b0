import { createFileRoute, lazyRouteComponent, redirect, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { loadHome } from '../features/dashboard/load-home.ts';
import { loadLanding } from '../features/landing/load-landing.ts';
import { PageFrame } from '../features/shell/page-frame.tsx';
import { needsSetup, roleOf } from '../lib/guards.ts';

const StudentHome = lazyRouteComponent(() => import('../features/dashboard/student-home.tsx'), 'StudentHome');
const FamilyHome = lazyRouteComponent(() => import('../features/teacher/family-home.tsx'), 'FamilyHome');
const TutorHome = lazyRouteComponent(() => import('../features/tutoring/tutor-home.tsx'), 'TutorHome');

const HOMES = { student: StudentHome, tutor: TutorHome, teacher: FamilyHome, parent: FamilyHome } as const;
const NEXT_SCREENS = ['/_in/_page/subject/$subjectId', '/_in/lesson/$lessonId'] as const;
const QUIET_MS = 1500;

/** The landing for visitors, each role's home for the rest (PRODUCT 8). */
export const Route = createFileRoute('/')({
  beforeLoad: async ({ context: { viewer } }) => {
    if (viewer !== null && needsSetup(viewer)) throw redirect({ to: '/account-setup', replace: true });
    return { Landing: viewer === null ? await loadLanding() : null };
  },
  loader: async ({ context: { viewer, queryClient } }) => {
    if (viewer === null) return;
    const role = roleOf(viewer);
    const family =
      role === 'parent' || role === 'teacher'
        ? import('../features/teacher/open-family-home.ts').then((home) => home.openFamilyHome(queryClient))
        : null;
    await Promise.all([HOMES[role].preload?.(), loadHome(queryClient, role), family]);
  },
  component: Home,
});

function Home() {
  const { viewer, Landing } = Route.useRouteContext();
  const router = useRouter();
  const isStudent = viewer !== null && roleOf(viewer) === 'student';

  // The next screens' code comes while the child looks around: faster, and there when the network drops.
  useEffect(() => {
    if (!isStudent) return undefined;
    const timer = setTimeout(() => {
      for (const id of NEXT_SCREENS) void router.loadRouteChunk(router.routesById[id]);
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [isStudent, router]);

  if (viewer === null || Landing !== null) return Landing === null ? null : <Landing />;
  const RoleHome = HOMES[roleOf(viewer)];
  return (
    <PageFrame viewer={viewer}>
      <RoleHome />
    </PageFrame>
  );
}
