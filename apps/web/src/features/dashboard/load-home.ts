import type { Role } from '@noodlenaut/domain';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { adoptComfort } from '../../lib/adopt-comfort.ts';
import { reads } from '../../lib/reads.ts';
import { setReader } from '../../lib/reader.ts';

const isThere = (client: QueryClient, queryKey: readonly unknown[]): boolean => {
  const state = client.getQueryState([...queryKey]);
  return state?.data !== undefined && !state.isInvalidated;
};

/** One request fills everything the student's dashboard shows, and nothing is asked when all of it is here. */
async function loadStudentHome(client: QueryClient): Promise<void> {
  const parts = [reads.user, reads.subjects, reads.progress, reads.achievementStats, reads.dashboard];
  if (!parts.every((part) => isThere(client, part.queryKey))) {
    const dashboard = await client.fetchQuery({ ...reads.dashboard, staleTime: 0 });
    client.setQueryData(reads.user.queryKey, dashboard.user);
    client.setQueryData(reads.subjects.queryKey, dashboard.subjects);
    client.setQueryData(reads.progress.queryKey, dashboard.progress);
    client.setQueryData(reads.achievementStats.queryKey, dashboard.achievementStats);
  }
  setReader(client.getQueryData(reads.user.queryKey)?.grade ?? null);
}

/** The data of each role's home that lies in the first code; a parent's and a teacher's children come with their screen. */
export async function loadHome(client: QueryClient, role: Role): Promise<void> {
  if (role === 'student') await loadStudentHome(client);
  else await client.fetchQuery(reads.user);
  const user = client.getQueryData(reads.user.queryKey);
  if (user?.lacksSecondFactor) throw redirect({ to: '/second-factor', replace: true });
  if (user !== undefined) void adoptComfort(user);
}
