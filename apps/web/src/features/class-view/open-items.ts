import { trpc } from '../../lib/api/api.ts';
import type { QueryClient } from '@tanstack/react-query';
import { loadOrNotFound } from '../../lib/api/load-or-not-found.ts';

export interface ItemsAbout {
  readonly classId: string;
  readonly lessonId?: string | undefined;
  readonly skill?: string | undefined;
  /** Only what this pupil chose. */
  readonly studentId?: string | undefined;
}

/** Reads what was chosen, and who is in the class, all anew; false: nothing of the viewer's is there. */
export function openItems(client: QueryClient, about: ItemsAbout): Promise<boolean> {
  const anew = { staleTime: 0 };
  return loadOrNotFound([
    client.fetchQuery({ ...trpc.classes.items.queryOptions({ ...about }), ...anew }),
    client.fetchQuery({ ...trpc.classes.get.queryOptions({ classId: about.classId }), ...anew }),
  ]);
}
