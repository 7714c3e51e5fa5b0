import type { QueryClient } from '@tanstack/react-query';
import { api, trpc } from '../../../lib/api/api.ts';
import { hasStatus } from '../../../lib/api/error-sentences.ts';
import type { Outputs } from '../../../lib/api/replies.ts';
import { setReaderGrade } from '../../../lib/comfort/reader-grade.ts';

export type Homework = Outputs['classQuizzes']['homework'];

/**
 * The homework as it stands now: another device may have gone further. Null: it is not there for this child, or not any more. Being
 * offline or signed out is no such case.
 */
export async function openHomework(client: QueryClient, assignmentId: string): Promise<Homework | null> {
  try {
    const homework = await api.classQuizzes.homework.query({ assignmentId });
    setReaderGrade(client.getQueryData(trpc.account.user.queryKey())?.grade ?? homework.grade);
    return homework;
  } catch (error) {
    if (!hasStatus(error, 400, 404)) throw error;
    console.warn('There is no such homework', error);
    return null;
  }
}
