import type { SubjectProgress } from '../../lib/api/replies.ts';

/** The lesson that was open last, of any subject; null before the first (S2.057). */
export function lastLessonOf(progress: readonly SubjectProgress[]): string | null {
  const begun = progress.filter(({ lastLessonId }) => lastLessonId !== null);
  const byTime = begun.toSorted((a, b) => (b.updatedAt ?? '').localeCompare(a.updatedAt ?? ''));
  return byTime[0]?.lastLessonId ?? null;
}
