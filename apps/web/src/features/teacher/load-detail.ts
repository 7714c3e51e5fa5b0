import type { QueryClient } from '@tanstack/react-query';
import { hasStatus } from '../../lib/errors.ts';
import { reads } from '../../lib/reads.ts';

/** One subject's detail; null where there is no such subject (SPEC 8, teacher view). */
export async function loadDetail(client: QueryClient, subjectId: string) {
  try {
    return await client.fetchQuery(reads.detailed(subjectId));
  } catch (error) {
    if (hasStatus(error, 400, 404)) return null;
    throw error;
  }
}
