import type { QueryClient } from '@tanstack/react-query';
import { trpc } from '../../lib/api/api.ts';

/** The tutor's hours and, once verified, the bookings. Who waits for verification can set hours already (P1.10, P5.07). */
export async function openSchedule(client: QueryClient): Promise<void> {
  const [user] = await Promise.all([
    client.fetchQuery(trpc.account.user.queryOptions()),
    client.fetchQuery({ ...trpc.tutoring.availability.queryOptions(), staleTime: 0 }),
  ]);
  if (user.isVerified) await client.fetchQuery({ ...trpc.tutoring.sessions.queryOptions(), staleTime: 0 });
}
