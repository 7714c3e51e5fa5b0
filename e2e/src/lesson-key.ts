import { rows } from './database.ts';

export interface LessonKey {
  readonly id: string;
  readonly title: string;
  readonly points: number;
  readonly introduction: string;
  readonly summary: string;
  readonly fun_fact: string;
  readonly activities: readonly {
    readonly question: string;
    readonly options: readonly string[];
    readonly correct_answer: number;
    readonly explanation: string;
  }[];
}

/** A lesson with its answers, from the database: the browser under test must never be the one to ask for them. */
export async function lessonKey(lessonId: string): Promise<LessonKey> {
  const [row] = await rows<{ points: number; content: Omit<LessonKey, 'id' | 'points'> }>(
    'select points, content from lessons where id = $1',
    [lessonId],
  );
  if (row === undefined) throw new Error(`There is no lesson ${lessonId}`);
  return { ...row.content, id: lessonId, points: row.points };
}

/** The lessons the tests play: the first and the second of 3rd grade math. */
export const FIRST_LESSON = 'math-3rd-01-legs-wings-wheels';
export const SECOND_LESSON = 'math-3rd-02-two-ways-to-share';
