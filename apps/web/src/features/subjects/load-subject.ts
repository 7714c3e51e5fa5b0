import { trpc } from '../../lib/api/api.ts';
import { isSubjectId } from '@noodlenaut/domain';
import type { SubjectId } from '@noodlenaut/domain';
import type { QueryClient } from '@tanstack/react-query';
import { DailyFive, Planet } from './planet.ts';

/** A subject's page needs three reads, asked together with the code of its planet, math the day's five as well. Null: no such subject. */
export async function loadSubject(client: QueryClient, subjectId: string): Promise<SubjectId | null> {
  if (!isSubjectId(subjectId)) return null;
  const [subjects] = await Promise.all([
    client.fetchQuery(trpc.subjects.list.queryOptions()),
    client.fetchQuery(trpc.progress.list.queryOptions()),
    client.fetchQuery(trpc.lessons.list.queryOptions({ subject: subjectId })),
    subjectId === 'math' ? client.fetchQuery(trpc.progress.dashboard.queryOptions()) : null,
    Planet.preload?.(),
    subjectId === 'math' ? DailyFive.preload?.() : null,
  ]);
  return subjects.some((subject) => subject.id === subjectId) ? subjectId : null;
}
