import type { Role } from '@noodlenaut/domain';
import type { QueryClient } from '@tanstack/react-query';
import { grownUpReads } from '../../lib/grown-up-api.ts';
import { laterReads } from '../../lib/later-api.ts';

/** What the account screen shows, read at once: where one is signed in and, of a student, who sees it and how it signs in. */
export async function openAccount(client: QueryClient, role: Role) {
  const fresh = { staleTime: 0 };
  const [links] = await Promise.all([
    role === 'student' ? client.fetchQuery({ ...grownUpReads.links(), ...fresh }) : null,
    client.fetchQuery({ ...laterReads.sessions, ...fresh }),
  ]);
  return { signsInWith: links?.child.signsInWith ?? ('password' as const) };
}
