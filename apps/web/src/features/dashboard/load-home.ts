import { trpc } from '../../lib/api/api.ts';
import type { Role } from '@noodlenaut/domain';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { adoptComfort } from '../../lib/comfort/adopt-comfort.ts';
import { isYoung } from '../../lib/comfort/picture-mode.ts';
import { setReaderGrade } from '../../lib/comfort/reader-grade.ts';
import { Adventure } from './load-adventure.ts';
import { loadYoungHome } from './load-young-home.ts';

const isThere = (client: QueryClient, queryKey: readonly unknown[]): boolean => {
  const state = client.getQueryState([...queryKey]);
  return state?.data !== undefined && !state.isInvalidated;
};

/** One request fills everything the student's dashboard shows, and nothing is asked when all of it is here. */
async function loadStudentHome(client: QueryClient): Promise<void> {
  const parts = [
    trpc.account.user.queryOptions(),
    trpc.subjects.list.queryOptions(),
    trpc.progress.list.queryOptions(),
    trpc.achievements.stats.queryOptions(),
    trpc.progress.dashboard.queryOptions(),
  ];
  if (!parts.every((part) => isThere(client, part.queryKey))) {
    const dashboard = await client.fetchQuery({ ...trpc.progress.dashboard.queryOptions(), staleTime: 0 });
    client.setQueryData(trpc.account.user.queryKey(), dashboard.user);
    client.setQueryData(trpc.subjects.list.queryKey(), dashboard.subjects);
    client.setQueryData(trpc.progress.list.queryKey(), dashboard.progress);
    client.setQueryData(trpc.achievements.stats.queryKey(), dashboard.achievementStats);
  }
  setReaderGrade(client.getQueryData(trpc.account.user.queryKey())?.grade ?? null);
  // What stands above the tiles must not push them away under a finger when it comes.
  const dashboard = client.getQueryData(trpc.progress.dashboard.queryKey());
  await Promise.all([
    dashboard?.adventure && Adventure.preload?.(),
    isYoung() && loadYoungHome(),
    ...(dashboard?.hasPath
      ? [
          client.fetchQuery(trpc.paths.mine.queryOptions()).catch((error: unknown) => console.warn(error)),
          import('./path-of-child.tsx'),
        ]
      : []),
  ]);
}

/** The data of each role's home that lies in the first code; a parent's and a teacher's children come with their screen. */
export async function loadHome(client: QueryClient, role: Role): Promise<void> {
  if (role === 'student') await loadStudentHome(client);
  else await client.fetchQuery(trpc.account.user.queryOptions());
  const user = client.getQueryData(trpc.account.user.queryKey());
  if (user?.lacksSecondFactor) throw redirect({ to: '/second-factor', replace: true });
  if (user !== undefined) void adoptComfort(user);
}
