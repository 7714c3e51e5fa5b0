import type { Role } from '@noodlenaut/domain';
import type { QueryClient } from '@tanstack/react-query';
import { hasStatus } from '../../lib/errors.ts';
import { grownUpReads } from '../../lib/grown-up-api.ts';

/** Reads the dashboard anew; the timeline and the analytics come behind it. False: this child is nobody's here. */
export async function openTeacher(
  client: QueryClient,
  role: Role,
  studentId: string | undefined,
): Promise<boolean> {
  const anew = { staleTime: 0 };
  void client.prefetchQuery({ ...grownUpReads.timeline(studentId), ...anew });
  void client.prefetchQuery({ ...grownUpReads.analytics(studentId), ...anew });
  try {
    await Promise.all([
      client.fetchQuery({ ...grownUpReads.overview(studentId), ...anew }),
      role === 'student' ? null : client.fetchQuery({ ...grownUpReads.children, ...anew }),
    ]);
    return true;
  } catch (error) {
    if (hasStatus(error, 400, 404)) return false;
    throw error;
  }
}
