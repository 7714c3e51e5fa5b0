import type { QueryClient } from '@tanstack/react-query';
import { hasStatus } from '../../lib/errors.ts';
import { grownUpReads } from '../../lib/grown-up-api.ts';

/** One subject's detail; null where there is no such subject (SPEC 8, teacher view). */
export async function openDetail(client: QueryClient, subjectId: string) {
  try {
    return await client.fetchQuery(grownUpReads.detailed(subjectId));
  } catch (error) {
    if (hasStatus(error, 400, 404)) return null;
    throw error;
  }
}
