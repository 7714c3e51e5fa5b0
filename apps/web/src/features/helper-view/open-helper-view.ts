import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { trpc } from '../../lib/api/api.ts';
import { hasStatus } from '../../lib/api/error-sentences.ts';

/** What the page about a child's helper shows, read anew on each visit. A child of others looks like one that never was. */
export async function openHelperView(client: QueryClient, studentId: string): Promise<void> {
  const anew = { staleTime: 0 };
  try {
    await Promise.all([
      client.fetchQuery({ ...trpc.chat.helperPage.queryOptions({ studentId }), ...anew }),
      client.fetchQuery({ ...trpc.family.links.queryOptions({ studentId }), ...anew }),
      client.fetchQuery({ ...trpc.family.consents.queryOptions({ childId: studentId }), ...anew }),
    ]);
  } catch (error) {
    if (hasStatus(error, 400, 404)) throw notFound();
    throw error;
  }
}
