import type { SubjectProgress } from '../../lib/api/replies.ts';

/** The lesson stood in last, of whatever subject; null before the first (SPEC 2). */
export function lastLessonOf(progress: readonly SubjectProgress[]): string | null {
  const begun = progress.filter(({ lastLessonId }) => lastLessonId !== null);
  const byTime = begun.toSorted((a, b) => (b.updatedAt ?? '').localeCompare(a.updatedAt ?? ''));
  return byTime[0]?.lastLessonId ?? null;
}
