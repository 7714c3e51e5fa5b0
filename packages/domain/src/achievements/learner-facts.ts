import type { SubjectId } from '../subjects.ts';

/** What a learner has done, counted when an event happens. */
export interface LearnerFacts {
  readonly lessonsCompleted: number;
  readonly lessonsBySubject: Readonly<Partial<Record<SubjectId, number>>>;
  readonly lessonsToday: number;
  readonly streakDays: number;
  /** Whole days between the last active day before this one and today; 0 for the first day of all. */
  readonly daysAway: number;
  /** Verified score of the lesson just completed, whole percent; null when unverified. */
  readonly lessonScorePercent: number | null;
  /** Lessons finished with a verified 100 %. */
  readonly perfectLessons: number;
  /** Lessons of difficulty 5 (Expert). */
  readonly expertLessons: number;
  /** Subjects of which every lesson of this lesson's grade is finished, and how many subjects that grade has. */
  readonly subjectsDone: number;
  readonly subjectsOfGrade: number;
  /** Quiz games played to their end with others, and those in teams. */
  readonly gamesPlayed: number;
  readonly teamGamesPlayed: number;
}

/** Nothing done yet. */
export const NO_FACTS: LearnerFacts = {
  lessonsCompleted: 0,
  lessonsBySubject: {},
  lessonsToday: 0,
  streakDays: 0,
  daysAway: 0,
  lessonScorePercent: null,
  perfectLessons: 0,
  expertLessons: 0,
  subjectsDone: 0,
  subjectsOfGrade: 0,
  gamesPlayed: 0,
  teamGamesPlayed: 0,
};
