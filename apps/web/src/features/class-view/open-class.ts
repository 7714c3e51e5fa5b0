import { trpc } from '../../lib/api/api.ts';
import type { SubjectId } from '@noodlenaut/domain';
import type { QueryClient } from '@tanstack/react-query';
import { loadOrNotFound } from '../../lib/api/load-or-not-found.ts';

/** Reads a class, what it did, its groups and what it was given, all anew; false: the viewer teaches no such class. */
export function openClass(client: QueryClient, classId: string, subject: SubjectId): Promise<boolean> {
  const anew = { staleTime: 0 };
  return loadOrNotFound([
    client.fetchQuery({ ...trpc.classes.view.queryOptions({ classId }), ...anew }),
    client.fetchQuery({ ...trpc.classes.skills.queryOptions({ classId, subjectId: subject }), ...anew }),
    client.fetchQuery({ ...trpc.learnerGroups.list.queryOptions({ classId }), ...anew }),
    client.fetchQuery({ ...trpc.assignments.list.queryOptions({ classId }), ...anew }),
  ]);
}
