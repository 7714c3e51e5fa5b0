import { trpc } from '../../lib/api/api.ts';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';

/** Reads whether it has to be set up; whoever need not finds it on the account page. */
export async function openSecondFactor(client: QueryClient): Promise<void> {
  const ways = await client.fetchQuery({ ...trpc.account.waysBack.queryOptions(), staleTime: 0 });
  if (ways.secondFactor === 'on' || !ways.isSecondFactorRequired)
    throw redirect({ to: '/account', replace: true });
}
