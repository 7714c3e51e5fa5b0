import { trpc } from '../lib/api/api.ts';
import type { Role } from '@noodlenaut/domain';
import type { QueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ChildHome } from '../features/dashboard/child-home.tsx';
import { ClassWishes } from '../features/family/class-wishes.tsx';
import { ClassesGlance } from '../features/classes/classes-glance.tsx';
import { openClasses, openClassNews } from '../features/classes/open-classes.ts';
import { PupilFlags } from '../features/helper-view/pupil-flags.tsx';
import { StartClassQuiz } from '../features/quiz/start-class-quiz.tsx';
import { FamilyHome } from '../features/progress-dashboard/family-home.tsx';
import { NothingFound } from '../features/progress-dashboard/nothing-found.tsx';
import { AccountChecked } from '../features/account/account-checked.tsx';
import { ApiError } from '../lib/api/api-error.ts';
import { childDashboard } from '../features/dashboard/child-dashboard.ts';
import { hasStatus } from '../lib/api/error-sentences.ts';
import { roleOf } from '../lib/session/guards.ts';

const home = getRouteApi('/');

/** What the home of a parent or teacher reads, or the dashboard of one child, read-only. A child of nobody's here leaves no data. */
export async function openGrownUpHome(
  client: QueryClient,
  role: Role,
  childId: string | undefined,
): Promise<void> {
  const anew = { staleTime: 0 };
  if (childId === undefined) {
    try {
      // Without the week and what waits for a yes the page is there all the same.
      const week =
        role === 'parent'
          ? Promise.all([
              client.prefetchQuery({ ...trpc.family.weeks.queryOptions(), ...anew }),
              client.prefetchQuery({ ...trpc.family.classWishes.queryOptions(), ...anew }),
            ])
          : null;
      await client.fetchQuery({ ...trpc.family.children.queryOptions(), ...anew });
      await week;
      if (role === 'teacher') await Promise.all([openClasses(client, role), openClassNews(client)]);
    } catch (error) {
      // Shown in the page's own frame: whoever waits can look after the account, and power down.
      if (!isBeingChecked(error)) throw error;
      client.removeQueries({ queryKey: trpc.family.children.queryKey() });
    }
    return;
  }
  try {
    await client.fetchQuery({ ...childDashboard(childId), ...anew });
  } catch (error) {
    if (!hasStatus(error, 400, 404)) throw error;
    client.removeQueries({ queryKey: childDashboard(childId).queryKey });
  }
}

const isBeingChecked = (error: unknown): boolean => error instanceof ApiError && error.code === 'unverified';

const TeachersLines = () => (
  <>
    <PupilFlags />
    <ClassesGlance />
    <StartClassQuiz />
  </>
);

/** `/` for a parent or teacher (P8.02, P9.07). */
export function GrownUpHome() {
  const { viewer, queryClient } = home.useRouteContext();
  const { child } = home.useSearch();
  if (viewer === null) return null;
  const role = roleOf(viewer);
  if (child === undefined && queryClient.getQueryData(trpc.family.children.queryKey()) === undefined)
    return <AccountChecked />;
  if (child === undefined)
    return <FamilyHome role={role} first={role === 'parent' ? <ClassWishes /> : <TeachersLines />} />;
  if (queryClient.getQueryData(childDashboard(child).queryKey) === undefined)
    return (
      <NothingFound
        title="Student not found"
        text="The link may be old, or this child is no longer linked."
      />
    );
  return <ChildHome childId={child} />;
}
