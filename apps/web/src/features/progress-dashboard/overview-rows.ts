import { csvOf, progressBand } from '@noodlenaut/domain';
import { dayHere, nearMoment } from '../../lib/format/dates.ts';
import type { Outputs } from '../../lib/api/replies.ts';

type Overview = Outputs['teacher']['overview'];

/** What a subject's card says: one source for the screen and the print (S2.141 to S2.144). */
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

/** The cards as a CSV file: plain numbers, days with their year. */
export const overviewCsv = ({ subjects }: Overview): string =>
  csvOf([
    ['Subject', 'Lessons completed', 'Lessons', 'Progress %', 'Band', 'Last activity'],
    ...subjects.map(({ displayName, progress, completedLessons, totalLessons, lastActivity }) => [
      displayName,
      completedLessons,
      totalLessons,
      Math.round(progress),
      progressBand(progress).word,
      lastActivity === undefined ? '' : dayHere(lastActivity),
    ]),
  ]);
