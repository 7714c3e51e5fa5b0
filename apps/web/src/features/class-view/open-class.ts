import type { SubjectId } from '@noodlenaut/domain';
import type { QueryClient } from '@tanstack/react-query';
import { grownUpReads } from '../../lib/grown-up-api.ts';
import { areThere } from './are-there.ts';

/** Reads a class, what it did and what it was given, all anew; false: the viewer teaches no such class. */
export function openClass(client: QueryClient, classId: string, subject: SubjectId): Promise<boolean> {
  const anew = { staleTime: 0 };
  return areThere([
    client.fetchQuery({ ...grownUpReads.taughtClass(classId), ...anew }),
    client.fetchQuery({ ...grownUpReads.classView(classId), ...anew }),
    client.fetchQuery({ ...grownUpReads.classSkills(classId, subject), ...anew }),
    client.fetchQuery({ ...grownUpReads.assignments(classId), ...anew }),
  ]);
}
