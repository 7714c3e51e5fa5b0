import type { QueryClient } from '@tanstack/react-query';
import { trpc } from '../../lib/api/api.ts';

/** What a tutor's screens read; false while the tutor is not verified, because nothing of it may be read then (P1.10). */
export async function openDesk(client: QueryClient): Promise<boolean> {
  const user = await client.fetchQuery(trpc.account.user.queryOptions());
  if (!user.isVerified) return false;
  const anew = { staleTime: 0 };
  await Promise.all([
    client.fetchQuery({ ...trpc.tutoring.requests.queryOptions(), ...anew }),
    client.fetchQuery({ ...trpc.tutoring.sessions.queryOptions(), ...anew }),
    client.fetchQuery({ ...trpc.tutoring.stats.queryOptions(), ...anew }),
  ]);
  return true;
}
