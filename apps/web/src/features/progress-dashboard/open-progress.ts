import { trpc } from '../../lib/api/api.ts';
import type { Role } from '@noodlenaut/domain';
import type { QueryClient } from '@tanstack/react-query';
import { hasStatus } from '../../lib/api/error-sentences.ts';

/** Reads the dashboard again; the timeline and the analytics follow. False: this viewer may not see such a child. */
export async function openProgress(
  client: QueryClient,
  role: Role,
  studentId: string | undefined,
): Promise<boolean> {
  const anew = { staleTime: 0 };
  void client.prefetchQuery({ ...trpc.teacher.timeline.queryOptions({ studentId }), ...anew });
  void client.prefetchQuery({ ...trpc.teacher.analytics.queryOptions({ studentId }), ...anew });
  try {
    await Promise.all([
      client.fetchQuery({ ...trpc.teacher.overview.queryOptions({ studentId }), ...anew }),
      role === 'student' ? null : client.fetchQuery({ ...trpc.family.children.queryOptions(), ...anew }),
    ]);
    return true;
  } catch (error) {
    if (hasStatus(error, 400, 404)) return false;
    throw error;
  }
}
