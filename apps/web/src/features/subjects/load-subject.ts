import { isSubjectId } from '@noodlenaut/domain';
import type { SubjectId } from '@noodlenaut/domain';
import type { QueryClient } from '@tanstack/react-query';
import { reads } from '../../lib/reads.ts';

/** A subject's page needs three reads, asked together, math the day's five as well. Null: no such subject. */
export async function loadSubject(client: QueryClient, subjectId: string): Promise<SubjectId | null> {
  if (!isSubjectId(subjectId)) return null;
  const [subjects] = await Promise.all([
    client.fetchQuery(reads.subjects),
    client.fetchQuery(reads.progress),
    client.fetchQuery(reads.lessons(subjectId)),
    subjectId === 'math' ? client.fetchQuery(reads.dashboard) : null,
  ]);
  return subjects.some((subject) => subject.id === subjectId) ? subjectId : null;
}
