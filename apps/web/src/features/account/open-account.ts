import type { Role } from '@noodlenaut/domain';
import type { QueryClient } from '@tanstack/react-query';
import { grownUpReads } from '../../lib/grown-up-api.ts';
import { laterReads } from '../../lib/later-api.ts';
import { reads } from '../../lib/reads.ts';

export type SignsInWith = 'pictures' | 'password' | 'google';

/** What the account screen shows, read at once: where one is signed in, how, and of a student who sees it. */
export async function openAccount(client: QueryClient, role: Role): Promise<{ signsInWith: SignsInWith }> {
  const fresh = { staleTime: 0 };
  const [links, user] = await Promise.all([
    role === 'student' ? client.fetchQuery({ ...grownUpReads.links(), ...fresh }) : null,
    client.fetchQuery({ ...reads.user, ...fresh }),
    client.fetchQuery({ ...laterReads.sessions, ...fresh }),
    role === 'student' ? null : client.fetchQuery({ ...laterReads.waysBack, ...fresh }),
    role === 'student' ? null : client.fetchQuery({ ...laterReads.ownData, ...fresh }),
  ]);
  if (links?.child.signsInWith === 'pictures') return { signsInWith: 'pictures' };
  return { signsInWith: user.signsInWith === 'other' ? 'google' : 'password' };
}
