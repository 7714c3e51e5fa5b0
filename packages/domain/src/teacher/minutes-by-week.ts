import type { SubjectId } from '../subjects.ts';
import { CHART_WEEKS } from './progress-by-week.ts';
import { groupedBy, minutesOf, type WeekTries } from './weekly-tries.ts';

export interface SubjectMinutes {
  readonly subject: SubjectId;
  /** Whole minutes, a week each. */
  readonly minutes: readonly number[];
}

/**
 * Time spent by week and subject (P6.07), the longest first: what was recorded between question and answer. Subjects with less than half a minute in
 * every week are left out.
 */
export const minutesByWeek = (tries: readonly WeekTries[]): SubjectMinutes[] =>
  [...groupedBy(tries, ({ subject }) => subject)]
    .map(([subject, of]) => ({
      subject,
      minutes: Array.from({ length: CHART_WEEKS }, (_, week) =>
        minutesOf(of.filter((one) => one.week === week)),
      ),
      all: of.reduce((sum, { answerMs }) => sum + answerMs, 0),
    }))
    .filter(({ minutes }) => minutes.some((one) => one > 0))
    .toSorted((a, b) => b.all - a.all || a.subject.localeCompare(b.subject, 'en'))
    .map(({ subject, minutes }) => ({ subject, minutes }));
