import { addDays, daysBetween } from '../day.ts';
import { percentOf } from '../progress/percent.ts';
import type { SubjectId } from '../subjects.ts';

/** A lesson completed on a learner's own calendar day, 'YYYY-MM-DD'. */
export interface DatedLesson {
  readonly subject: SubjectId;
  readonly day: string;
}
export interface SubjectWeeks {
  readonly subject: SubjectId;
  /** Whole percents at the end of each week, the last is today. */
  readonly percents: readonly number[];
}

export const CHART_WEEKS = 8;
export const CHART_DAYS = 14;

/** The last day of each of the chart's weeks, oldest first; the last is today. */
export const weekEnds = (today: string): string[] =>
  Array.from({ length: CHART_WEEKS }, (_, index) => addDays(today, (index + 1 - CHART_WEEKS) * 7));

/**
 * Share of a grade's lessons completed by the end of each week, the subjects furthest along first.
 * @param lessons completed lessons of the learner's grade, each once
 * @param available how many lessons each subject has at the grade
 */
export function progressByWeek(
  lessons: readonly DatedLesson[],
  available: Partial<Readonly<Record<SubjectId, number>>>,
  today: string,
): SubjectWeeks[] {
  const subjects = [...new Set(lessons.map(({ subject }) => subject))];
  const doneBy = (subject: SubjectId, day: string) =>
    lessons.filter((lesson) => lesson.subject === subject && lesson.day <= day).length;
  return subjects
    .map((subject) => ({
      subject,
      percents: weekEnds(today).map((day) => percentOf(doneBy(subject, day), available[subject] ?? 0)),
    }))
    .toSorted(
      (a, b) =>
        (b.percents.at(-1) ?? 0) - (a.percents.at(-1) ?? 0) || a.subject.localeCompare(b.subject, 'en'),
    );
}

/** How many of the dated things fall on each of the last fourteen days, oldest first; a day without any is 0. */
export function countByDay(days: readonly string[], today: string): { day: string; count: number }[] {
  return Array.from({ length: CHART_DAYS }, (_, index) => addDays(today, index + 1 - CHART_DAYS)).map(
    (day) => ({
      day,
      count: days.filter((one) => one === day).length,
    }),
  );
}

/**
 * Days without activity before the learner last came back within the window; 0 when they did not stay away.
 * @param activeDays calendar days with activity, any order
 */
export function returnedAfterDays(activeDays: readonly string[], today: string, windowDays = 30): number {
  const days = [...new Set(activeDays)].toSorted();
  const since = addDays(today, -windowDays);
  const gaps = days.flatMap((day, index) => {
    const before = days[index - 1];
    if (before === undefined || day < since) return [];
    return [daysBetween(before, day) - 1];
  });
  return gaps.findLast((gap) => gap > 0) ?? 0;
}
