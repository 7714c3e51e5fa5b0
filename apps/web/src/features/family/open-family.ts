import type { QueryClient } from '@tanstack/react-query';
import { grownUpReads } from '../../lib/grown-up-api.ts';
import { chosenChild } from './chosen-child.ts';

/** What /family shows: what happened and what waits, the children, and everything about the chosen one. Read anew on each visit. */
export async function openFamily(client: QueryClient, childId: string | undefined): Promise<void> {
  const [{ children }] = await Promise.all([
    client.fetchQuery({ ...grownUpReads.children, staleTime: 0 }),
    client.fetchQuery({ ...grownUpReads.notices, staleTime: 0 }),
    client.fetchQuery({ ...grownUpReads.classWishes, staleTime: 0 }),
  ]);
  const child = chosenChild(children, childId);
  if (child === null) return;
  await Promise.all([
    client.fetchQuery({ ...grownUpReads.links(child.id), staleTime: 0 }),
    client.fetchQuery({ ...grownUpReads.consents(child.id), staleTime: 0 }),
    client.fetchQuery({ ...grownUpReads.devices, staleTime: 0 }),
  ]);
}
