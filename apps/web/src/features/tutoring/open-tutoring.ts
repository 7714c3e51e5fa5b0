import { trpc } from '../../lib/api/api.ts';
import { setReaderGrade } from '../../lib/comfort/reader-grade.ts';
import type { Role } from '@noodlenaut/domain';
import type { QueryClient } from '@tanstack/react-query';

/** What the tutoring page of a family shows. */
export async function openTutoring(client: QueryClient, role: Role): Promise<void> {
  await Promise.all([
    client.fetchQuery(trpc.tutoring.tutors.queryOptions()),
    client.fetchQuery(trpc.tutoring.requests.queryOptions()),
    client.fetchQuery(trpc.tutoring.sessions.queryOptions()),
    client.fetchQuery(trpc.tutoring.stats.queryOptions()),
    ...(role === 'parent' ? [client.fetchQuery(trpc.family.children.queryOptions())] : []),
  ]);
  // A child who came here first asks by pictures too.
  const grade = role === 'student' ? client.getQueryData(trpc.account.user.queryKey())?.grade : null;
  if (grade) setReaderGrade(grade);
}
