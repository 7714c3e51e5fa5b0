import { trpc } from '../../lib/api/api.ts';
import { isSubjectId, type SubjectId } from '@noodlenaut/domain';
import type { QueryClient } from '@tanstack/react-query';
import { hasStatus } from '../../lib/api/error-sentences.ts';

/** Reads one subject anew; null where there is no such subject or child (S2.157). */
export async function openDetail(
  client: QueryClient,
  subjectId: string,
  studentId: string | undefined,
): Promise<SubjectId | null> {
  if (!isSubjectId(subjectId)) return null;
  try {
    await client.fetchQuery({
      ...trpc.teacher.detailed.queryOptions({ subjectId, studentId }),
      staleTime: 0,
    });
    return subjectId;
  } catch (error) {
    if (hasStatus(error, 400, 404)) return null;
    throw error;
  }
}
