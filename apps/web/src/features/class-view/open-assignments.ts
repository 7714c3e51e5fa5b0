import type { QueryClient } from '@tanstack/react-query';
import { grownUpReads } from '../../lib/grown-up-api.ts';
import { areThere } from './are-there.ts';

/** Reads what a class was given and who is in it, all anew; false: the viewer teaches no such class. */
export function openAssignments(client: QueryClient, classId: string): Promise<boolean> {
  const anew = { staleTime: 0 };
  return areThere([
    client.fetchQuery({ ...grownUpReads.assignments(classId), ...anew }),
    client.fetchQuery({ ...grownUpReads.taughtClass(classId), ...anew }),
  ]);
}
