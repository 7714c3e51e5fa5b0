import { createFileRoute, lazyRouteComponent, redirect, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { loadHome } from '../features/dashboard/load-home.ts';
import { StudentHome } from '../features/dashboard/student-home.tsx';
import { loadLanding } from '../features/landing/load-landing.ts';
import { PageFrame } from '../features/shell/page-frame.tsx';
import { needsSetup, roleOf } from '../lib/session/guards.ts';
import { HelperOutlet } from './-helper-outlet.tsx';
import { LeavingStrip } from './-leaving-strip.tsx';

const loadGrownUps = () => import('./-grown-up-home.tsx');
const GrownUpHome = lazyRouteComponent(loadGrownUps, 'GrownUpHome');
const loadTutors = () => import('../features/tutor/tutor-home.tsx');
const TutorHome = lazyRouteComponent(loadTutors, 'TutorHome');

/** A student's home comes with this page's own code, which is split from the route. */
const HOMES = { student: null, tutor: TutorHome, teacher: GrownUpHome, parent: GrownUpHome } as const;
const NEXT_SCREENS = ['/_in/_page/subject/$subjectId', '/_in/lesson/$lessonId'] as const;
const QUIET_MS = 1500;

/** The landing for visitors, each role's home for the rest (S2.001, P8.02). */
export const Route = createFileRoute('/')({
  // '?child=' shows a grown-up that child's dashboard, read-only (P9.07).
  validateSearch: ({ child }: Record<string, unknown>): { child?: string } =>
    typeof child === 'string' ? { child } : {},
  beforeLoad: async ({ context: { viewer } }) => {
    if (viewer !== null && needsSetup(viewer)) throw redirect({ to: '/account-setup', replace: true });
    return { Landing: viewer === null ? await loadLanding() : null };
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { viewer, queryClient }, deps: { child } }) => {
    if (viewer === null) return;
    const role = roleOf(viewer);
    const family =
      role === 'parent' || role === 'teacher'
        ? loadGrownUps().then((home) => home.openGrownUpHome(queryClient, role, child))
        : null;
    await Promise.all([HOMES[role]?.preload?.(), loadHome(queryClient, role), family]);
    // After the account: who is not verified may not read the work.
    if (role === 'tutor') await (await loadTutors()).openTutorHome(queryClient);
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
  const RoleHome = HOMES[roleOf(viewer)] ?? StudentHome;
  return (
    <PageFrame viewer={viewer}>
      <LeavingStrip />
      <RoleHome />
      {isStudent && <HelperOutlet />}
    </PageFrame>
  );
}
