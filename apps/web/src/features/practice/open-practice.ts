import { api, trpc } from '../../lib/api/api.ts';
import { type Grade, isSubjectId } from '@noodlenaut/domain';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api/api-error.ts';
import { setReaderGrade } from '../../lib/comfort/reader-grade.ts';
import type { PracticeRound } from '../../lib/api/replies.ts';

/**
 * The round as it stands now, begun when there is none: another device may have gone further. Locked: the plan does not open it. Null: there is no such
 * subject, or nothing to practice in it. A learning path may ask for another grade than the child's own. Being offline or signed out is no such case.
 */
export async function openPractice(
  client: QueryClient,
  subjectId: string,
  kind: PracticeRound['kind'],
  grade?: Grade,
): Promise<PracticeRound | 'locked' | null> {
  if (!isSubjectId(subjectId)) return null;
  try {
    const round = await api.practice.open.mutate({ subjectId, kind, ...(grade !== undefined && { grade }) });
    setReaderGrade(client.getQueryData(trpc.account.user.queryKey())?.grade ?? round.grade);
    return round;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'plan_limit') return 'locked';
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    console.warn('There is nothing to practice', error);
    return null;
  }
}
