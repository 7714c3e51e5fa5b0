import type { Grade } from '../grades.ts';
import type { Card } from '../illustrations/picture.ts';
import type { Illustration } from '../illustrations/illustration.ts';
import type { SubjectId } from '../subjects.ts';

/** One multiple-choice activity (S3.28, S3.29), with a reason for each wrong option and two hints. */
export interface Activity {
  readonly type: 'multiple_choice';
  readonly question: string;
  readonly options: readonly string[];
  /** A picture for each option, in their order; the option's text stays its name. */
  readonly option_cards?: readonly Card[] | undefined;
  readonly correct_answer: number;
  readonly explanation: string;
  readonly option_reasons?: readonly (string | null)[] | undefined;
  readonly hints?: readonly string[] | undefined;
  readonly illustration?: Illustration | undefined;
}

/** Lesson.content (S3.24); the spelling of the fields is the specification's. */
export interface LessonContent {
  readonly title: string;
  readonly introduction: string;
  readonly activities: readonly Activity[];
  readonly summary: string;
  readonly fun_fact: string;
}

/** A lesson file of packages/content, with one learning goal. `key` is the lesson's id and never changes. */
export interface LessonFile {
  readonly key: string;
  readonly subject: SubjectId;
  readonly grade: Grade;
  readonly number: number;
  readonly difficulty: Difficulty;
  readonly goal: string;
  readonly skills: readonly string[];
  readonly standard: string;
  readonly sources?: readonly string[] | undefined;
  /** Whether two other people answered it without the key and all problems they found were fixed; and when. */
  readonly reviewed?: boolean | undefined;
  readonly reviewed_on?: string | undefined;
  readonly content: LessonContent;
}

export const DIFFICULTIES = [1, 2, 3, 4, 5] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

const DIFFICULTY_NAMES = ['Beginner', 'Easy', 'Medium', 'Hard', 'Expert'] as const;
/** Names of the levels 1 to 5 (S9.04). */
export const difficultyName = (difficulty: Difficulty): string =>
  DIFFICULTY_NAMES[difficulty - 1] ?? 'Beginner';

/** The name of a level. A number that is none of the five counts as 1 (S9.04). */
export const levelName = (difficulty: number): string =>
  difficultyName(DIFFICULTIES.find((level) => level === difficulty) ?? 1);

/** Difficulty 1 to 5 pays 10, 15, 20, 25, 30 points (P3.10). */
export const pointsFor = (difficulty: Difficulty): number => 5 + 5 * difficulty;
