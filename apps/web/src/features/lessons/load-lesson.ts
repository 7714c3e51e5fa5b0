import { trpc } from '../../lib/api/api.ts';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api/api-error.ts';
import { setReaderGrade } from '../../lib/comfort/reader-grade.ts';
import type { SealedLesson } from '../../lib/api/replies.ts';

/**
 * The sealed lesson as it stands now: another device may have gone further, so the cache does not count here.
 * Locked: the plan does not open it. Null: there is no such lesson, or it would not load (S8.07 gives both one text). Being offline or signed out is no such case.
 */
export async function loadLesson(
  client: QueryClient,
  lessonId: string,
): Promise<SealedLesson | 'locked' | null> {
  try {
    const lesson = await client.fetchQuery({ ...trpc.lessons.play.queryOptions({ lessonId }), staleTime: 0 });
    if (!lesson.preview) setReaderGrade(lesson.grade);
    return lesson;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401) throw error;
    if (error.code === 'plan_limit') return 'locked';
    console.warn('The lesson did not load', error);
    return null;
  }
}
