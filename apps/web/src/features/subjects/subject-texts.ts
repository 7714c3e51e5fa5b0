import type { LessonSummary } from '../../lib/api/replies.ts';

type Facts = { name: string; doneLessons: number; totalLessons: number; lessons: readonly LessonSummary[] };

/** What a subject's page says to who cannot read it: where the child stands, and what to press next. */
export function subjectTexts({ name, doneLessons, totalLessons, lessons }: Facts): readonly string[] {
  const next = lessons.find((lesson) => !lesson.completed);
  return [
    `${name}.`,
    `${doneLessons} of ${totalLessons} lessons are done.`,
    next === undefined
      ? 'You finished all of them. Tap one to play it again.'
      : `Tap the orange button for lesson ${next.number}: ${next.title}.`,
  ];
}
