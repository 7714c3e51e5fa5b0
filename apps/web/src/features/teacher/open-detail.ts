import { isSubjectId } from '@noodlenaut/domain';
import type { QueryClient } from '@tanstack/react-query';
import { hasStatus } from '../../lib/errors.ts';
import { grownUpReads } from '../../lib/grown-up-api.ts';

/** Reads one subject anew; false where there is no such subject or child (SPEC 8, teacher view). */
export async function openDetail(
  client: QueryClient,
  subjectId: string,
  studentId: string | undefined,
): Promise<boolean> {
  if (!isSubjectId(subjectId)) return false;
  try {
    await client.fetchQuery({ ...grownUpReads.detailed(subjectId, studentId), staleTime: 0 });
    return true;
  } catch (error) {
    if (hasStatus(error, 400, 404)) return false;
    throw error;
  }
}
