import { trpc } from '../../lib/api/api.ts';
import type { QueryClient } from '@tanstack/react-query';
import { loadOrNotFound } from '../../lib/api/load-or-not-found.ts';

/** Reads what a class was given and who is in it and in its groups, all anew; false: the viewer teaches no such class. */
export function openAssignments(client: QueryClient, classId: string): Promise<boolean> {
  const anew = { staleTime: 0 };
  return loadOrNotFound([
    client.fetchQuery({ ...trpc.assignments.list.queryOptions({ classId }), ...anew }),
    client.fetchQuery({ ...trpc.learnerGroups.list.queryOptions({ classId }), ...anew }),
    client.fetchQuery({ ...trpc.classes.get.queryOptions({ classId }), ...anew }),
  ]);
}
