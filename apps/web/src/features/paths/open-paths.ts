import type { QueryClient } from '@tanstack/react-query';
import { trpc } from '../../lib/api/api.ts';
import { hasStatus } from '../../lib/api/error-sentences.ts';

async function orNotFound(reads: readonly Promise<unknown>[]): Promise<boolean> {
  try {
    await Promise.all(reads);
    return true;
  } catch (error) {
    if (hasStatus(error, 400, 404)) return false;
    throw error;
  }
}
const ANEW = { staleTime: 0 };

/** Reads a child's paths and name anew; false: the viewer is no guardian of such a child. */
export const openPathsOfChild = (client: QueryClient, childId: string): Promise<boolean> =>
  orNotFound([
    client.fetchQuery({ ...trpc.paths.ofChild.queryOptions({ childId }), ...ANEW }),
    client.fetchQuery({ ...trpc.family.children.queryOptions(), ...ANEW }),
  ]);

/** Reads a class's paths and name anew; false: the viewer teaches no such class. */
export const openPathsOfClass = (client: QueryClient, classId: string): Promise<boolean> =>
  orNotFound([
    client.fetchQuery({ ...trpc.paths.ofClass.queryOptions({ classId }), ...ANEW }),
    client.fetchQuery({ ...trpc.classes.get.queryOptions({ classId }), ...ANEW }),
  ]);
