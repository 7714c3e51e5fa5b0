import { csvOf, progressBand } from '@noodlenaut/domain';
import { nearMoment } from '../../lib/format/dates.ts';
import type { Outputs } from '../../lib/api/replies.ts';

type Overview = Outputs['teacher']['overview'];

/** What a subject's card says: one source for the screen, the print and the export (S2.141 to S2.144). */
export const overviewRows = ({ subjects }: Overview) =>
  subjects.map(({ id, displayName, progress, completedLessons, totalLessons, lastActivity }) => ({
    id,
    name: displayName,
    lessons: `${completedLessons} of ${totalLessons} lessons`,
    percent: Math.round(progress),
    word: progressBand(progress).word,
    lastActivity:
      lastActivity === undefined ? 'No recent activity' : `Last activity: ${nearMoment(lastActivity)}`,
  }));

/** The cards as a CSV file. */
export const overviewCsv = (overview: Overview): string =>
  csvOf([
    ['Subject', 'Lessons', 'Progress', 'Band', 'Activity'],
    ...overviewRows(overview).map(({ name, lessons, percent, word, lastActivity }) => [
      name,
      lessons,
      `${percent}%`,
      word,
      lastActivity,
    ]),
  ]);
