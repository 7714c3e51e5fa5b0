import { trpc } from '../../lib/api/api.ts';
import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { hasStatus } from '../../lib/api/error-sentences.ts';

/** The school page; without the right it looks like a page that never was. What was done loads by itself. */
export async function openSchool(client: QueryClient): Promise<void> {
  try {
    await client.fetchQuery({ ...trpc.school.get.queryOptions(), staleTime: 0 });
  } catch (error) {
    if (hasStatus(error, 404)) throw notFound();
    throw error;
  }
}
