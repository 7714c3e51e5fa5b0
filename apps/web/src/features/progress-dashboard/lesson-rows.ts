import { csvOf, levelName } from '@noodlenaut/domain';
import { dayHere, nearDay } from '../../lib/format/dates.ts';
import type { Outputs } from '../../lib/api/replies.ts';

type Detail = Outputs['teacher']['detailed'];
const STATUS = {
  completed: 'Completed',
  'in-progress': 'In progress',
  'not-started': 'Not started',
} as const;
const NONE = '–';

export const LESSON_COLUMNS = ['Lesson', 'Level', 'Status', 'Score', 'Points', 'Completed on'] as const;

/** What the list says of each lesson, cell by cell: one source for the screen and the print. */
export const lessonRows = ({ lessons }: Detail) =>
  lessons.map(({ id, title, completed, completedAt, difficulty, points, score, status }, at) => ({
    id,
    title,
    status,
    isCompleted: completed,
    cells: [
      `${at + 1}. ${title}`,
      `Level ${difficulty}, ${levelName(difficulty)}`,
      STATUS[status],
      score === null ? NONE : `${score}%`,
      completed ? String(points) : NONE,
      completedAt === null ? NONE : nearDay(completedAt),
    ] as const,
  }));

/** The list as a CSV file: plain numbers, days with their year, nothing where nothing is known. */
export const lessonsCsv = ({ lessons }: Detail): string =>
  csvOf([
    ['Number', 'Lesson', 'Level', 'Status', 'Score %', 'Points', 'Completed on'],
    ...lessons.map(({ title, completed, completedAt, difficulty, points, score, status }, at) => [
      at + 1,
      title,
      difficulty,
      STATUS[status],
      score ?? '',
      completed ? points : '',
      completedAt === null ? '' : dayHere(completedAt),
    ]),
  ]);
