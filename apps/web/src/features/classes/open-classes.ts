import { trpc } from '../../lib/api/api.ts';
import type { Role } from '@noodlenaut/domain';
import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { hasStatus } from '../../lib/api/error-sentences.ts';

/** What /classes shows: a teacher's classes, or those a child is in. Read anew on each visit. */
export async function openClasses(client: QueryClient, role: Role): Promise<void> {
  if (role === 'teacher')
    await Promise.all([
      client.fetchQuery({ ...trpc.classes.list.queryOptions(), staleTime: 0 }),
      client.prefetchQuery({ ...trpc.school.right.queryOptions(), staleTime: 0 }),
    ]);
  else
    await Promise.all([
      client.fetchQuery({ ...trpc.classes.mine.queryOptions(), staleTime: 0 }),
      client.fetchQuery({ ...trpc.lessons.ofClasses.queryOptions(), staleTime: 0 }),
    ]);
}

/** What a teacher's home says of each class; without it the classes are there all the same. */
export const openClassNews = (client: QueryClient) =>
  client.prefetchQuery({ ...trpc.classes.news.queryOptions(), staleTime: 0 });

/** One class, its people and its groups; a class of others looks like one that never was. */
export async function openClassPeople(client: QueryClient, classId: string): Promise<void> {
  try {
    await Promise.all([
      client.fetchQuery({ ...trpc.classes.get.queryOptions({ classId }), staleTime: 0 }),
      client.fetchQuery({ ...trpc.learnerGroups.list.queryOptions({ classId }), staleTime: 0 }),
      // Without its devices the class is there all the same.
      client.prefetchQuery({ ...trpc.classes.devices.queryOptions({ classId }), staleTime: 0 }),
    ]);
  } catch (error) {
    if (hasStatus(error, 400, 404)) throw notFound();
    throw error;
  }
}
