import { MOST_CHOSEN, parseGrade, QUIZ_SUBJECTS, type Grade, type Role } from '@noodlenaut/domain';
import type { QueryClient } from '@tanstack/react-query';
import { trpc } from '../../lib/api/api.ts';

interface Asked {
  readonly subject?: string | undefined;
  readonly grade?: string | undefined;
  readonly lessonId?: string | undefined;
}
/** What the form of a teacher starts with: the questions of one lesson. */
export interface QuizAbout {
  readonly subject: (typeof QUIZ_SUBJECTS)[number];
  readonly grade: Grade;
  readonly questionRefs: readonly string[];
}

/**
 * Reads what the page needs: for a player the open rooms, for a teacher who comes from a question that question's lesson. Undefined
 * without one, and for a lesson that no quiz asks about.
 */
export async function openMultiplayer(
  client: QueryClient,
  role: Role,
  { subject: said, grade: ofGrade = '', lessonId }: Asked,
): Promise<QuizAbout | undefined> {
  if (role !== 'teacher') {
    await client.fetchQuery({ ...trpc.quiz.rooms.queryOptions(), staleTime: 0 });
    return undefined;
  }
  const subject = QUIZ_SUBJECTS.find((one) => one === said);
  const grade = parseGrade(ofGrade);
  if (lessonId === undefined || subject === undefined || !grade) return undefined;
  const lessons = await client.fetchQuery(trpc.quiz.questions.queryOptions({ subject, grade }));
  const lesson = lessons.find((one) => one.lessonId === lessonId);
  if (lesson === undefined) return undefined;
  return { subject, grade, questionRefs: lesson.questions.slice(0, MOST_CHOSEN).map(({ ref }) => ref) };
}
