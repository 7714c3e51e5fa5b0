import type { QueryClient } from '@tanstack/react-query';
import { trpc } from '../../lib/api/api.ts';
import { openDesk } from './open-desk.ts';

/** What a tutor's home reads. Who is not verified reads the own hours only (P1.10, P5.38). */
export async function openTutorHome(client: QueryClient): Promise<void> {
  const isVerified = await openDesk(client);
  if (isVerified) await client.fetchQuery({ ...trpc.tutoring.earnings.queryOptions(), staleTime: 0 });
}
