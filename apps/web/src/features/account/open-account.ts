import { trpc } from '../../lib/api/api.ts';
import type { Role } from '@noodlenaut/domain';
import type { QueryClient } from '@tanstack/react-query';

export type SignsInWith = 'pictures' | 'password' | 'google';

/**
 * Reads what the account screen shows side by side: the sessions, the ways to sign in, and for a student who sees the
 * account.
 */
export async function openAccount(client: QueryClient, role: Role): Promise<{ signsInWith: SignsInWith }> {
  const fresh = { staleTime: 0 };
  const [links, user] = await Promise.all([
    role === 'student' ? client.fetchQuery({ ...trpc.family.links.queryOptions(), ...fresh }) : null,
    client.fetchQuery({ ...trpc.account.user.queryOptions(), ...fresh }),
    client.fetchQuery({ ...trpc.account.sessions.queryOptions(), ...fresh }),
    role === 'student' ? null : client.fetchQuery({ ...trpc.account.waysBack.queryOptions(), ...fresh }),
    role === 'student' ? null : client.fetchQuery({ ...trpc.privacy.own.queryOptions(), ...fresh }),
  ]);
  if (links?.child.signsInWith === 'pictures') return { signsInWith: 'pictures' };
  return { signsInWith: user.signsInWith === 'other' ? 'google' : 'password' };
}
