import { trpc } from '../../lib/api/api.ts';
import { useQuery } from '@tanstack/react-query';
import type { LessonSummary, SealedLesson } from '../../lib/api/replies.ts';

/** The lesson that comes after this one: the next that is not completed, else one that was left out before. */
export function useNextLesson({ id, number, subjectId }: SealedLesson): LessonSummary | undefined {
  const { data = [] } = useQuery(trpc.lessons.list.queryOptions({ subject: subjectId }));
  const open = data.filter((lesson) => lesson.id !== id && !lesson.completed);
  return open.find((lesson) => lesson.number > number) ?? open[0];
}
