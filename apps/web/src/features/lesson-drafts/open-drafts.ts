import type { QueryClient } from '@tanstack/react-query';
import { trpc } from '../../lib/api/api.ts';
import { hasStatus } from '../../lib/api/error-sentences.ts';

async function isThere(reads: readonly Promise<unknown>[]): Promise<boolean> {
  try {
    await Promise.all(reads);
    return true;
  } catch (error) {
    if (hasStatus(error, 400, 404)) return false;
    throw error;
  }
}
const ANEW = { staleTime: 0 };

/** Reads the viewer's drafts and the class they came from, all anew; false: the viewer teaches no such class. */
export const openDrafts = (client: QueryClient, classId: string): Promise<boolean> =>
  isThere([
    client.fetchQuery({ ...trpc.lessonDrafts.list.queryOptions(), ...ANEW }),
    client.fetchQuery({ ...trpc.classes.get.queryOptions({ classId }), ...ANEW }),
  ]);

/** Reads one draft and the class it may go to; false where one of them is not the viewer's. */
export const openDraft = (client: QueryClient, draftId: string, classId: string): Promise<boolean> =>
  isThere([
    client.fetchQuery({ ...trpc.lessonDrafts.get.queryOptions({ draftId }), ...ANEW }),
    client.fetchQuery({ ...trpc.classes.get.queryOptions({ classId }), ...ANEW }),
  ]);
