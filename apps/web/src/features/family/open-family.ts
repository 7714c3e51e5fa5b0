import { trpc } from '../../lib/api/api.ts';
import type { QueryClient } from '@tanstack/react-query';
import { chosenChild } from './chosen-child.ts';

/** What /family shows: what happened and what waits, the children, and everything about the chosen one. Read anew on each visit. */
export async function openFamily(client: QueryClient, childId: string | undefined): Promise<void> {
  const [{ children }] = await Promise.all([
    client.fetchQuery({ ...trpc.family.children.queryOptions(), staleTime: 0 }),
    // Where one of these does not come, its panel says so.
    client.prefetchQuery({ ...trpc.family.notices.queryOptions(), staleTime: 0 }),
    client.prefetchQuery({ ...trpc.family.classWishes.queryOptions(), staleTime: 0 }),
  ]);
  const child = chosenChild(children, childId);
  if (child === null) return;
  await Promise.all([
    client.fetchQuery({ ...trpc.family.links.queryOptions({ studentId: child.id }), staleTime: 0 }),
    client.prefetchQuery({ ...trpc.family.consents.queryOptions({ childId: child.id }), staleTime: 0 }),
    client.prefetchQuery({ ...trpc.family.devices.queryOptions(), staleTime: 0 }),
    client.prefetchQuery({
      ...trpc.family.classroomDevices.queryOptions({ childId: child.id }),
      staleTime: 0,
    }),
  ]);
}
