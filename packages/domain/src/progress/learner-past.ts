import { addDays, daysBetween, localDay } from '../day.ts';
import { NO_FACTS, type LearnerFacts } from '../achievements/learner-facts.ts';
import type { Grade } from '../grades.ts';
import type { Difficulty } from '../lessons/lesson.ts';
import { SUBJECTS, type SubjectId } from '../subjects.ts';

/**
 * Days in a row with at least one completed lesson or practice, ending today or yesterday (P3.19): a learner who
 * has not played yet today keeps the streak until midnight.
 * @param days calendar days 'YYYY-MM-DD' with activity, any order, repeats allowed
 */
export function streakDays(days: Iterable<string>, today: string): number {
  const active = new Set(days);
  let day = active.has(today) ? today : addDays(today, -1);
  let count = 0;
  while (active.has(day)) {
    count += 1;
    day = addDays(day, -1);
  }
  return count;
}

/** A lesson that a learner has finished, once. */
export interface CompletedLesson {
  readonly subject: SubjectId;
  readonly grade: Grade;
  readonly difficulty: Difficulty;
  readonly completedAt: Date;
  /** A verified 100 %. */
  readonly perfect: boolean;
  /** A class's own lesson, or one that was withdrawn: it does not help to finish a subject of the school. */
  readonly outsideCurriculum?: boolean | undefined;
}

/** Published lessons of a grade, by subject. */
export type LessonsOfGrade = Readonly<Partial<Record<SubjectId, number>>>;

const countBy = (lessons: readonly CompletedLesson[]): Partial<Record<SubjectId, number>> => {
  const counts: Partial<Record<SubjectId, number>> = {};
  for (const { subject } of lessons) counts[subject] = (counts[subject] ?? 0) + 1;
  return counts;
};

/** Streak and days away (P3.19) from the local days with a completed lesson or practice, in any order. */
export function presence(
  days: readonly string[],
  today: string,
): Pick<LearnerFacts, 'streakDays' | 'daysAway'> {
  const before = days
    .filter((day) => day < today)
    .toSorted()
    .at(-1);
  return {
    streakDays: streakDays(days, today),
    daysAway: before === undefined ? 0 : daysBetween(before, today),
  };
}

/**
 * Counts a learner's past as achievements judge it (P3.24), by the learner's own days.
 * @param lessons every finished lesson, the one just finished included
 * @param latest the one just finished
 * @param practiceDays local days with a finished round of practice: they keep a streak as a lesson does (P3.19)
 */
export function learnerFacts(
  lessons: readonly CompletedLesson[],
  latest: CompletedLesson,
  ofGrade: LessonsOfGrade,
  timeZone: string,
  practiceDays: readonly string[],
): Omit<LearnerFacts, 'lessonScorePercent'> {
  const today = localDay(latest.completedAt, timeZone);
  const days = lessons.map(({ completedAt }) => localDay(completedAt, timeZone));
  const inGrade = countBy(
    lessons.filter(({ grade, outsideCurriculum }) => grade === latest.grade && outsideCurriculum !== true),
  );
  const subjects = SUBJECTS.filter((subject) => (ofGrade[subject] ?? 0) > 0);
  return {
    ...NO_FACTS,
    lessonsCompleted: lessons.length,
    lessonsBySubject: countBy(lessons),
    lessonsToday: days.filter((day) => day === today).length,
    ...presence([...days, ...practiceDays], today),
    perfectLessons: lessons.filter(({ perfect }) => perfect).length,
    expertLessons: lessons.filter(({ difficulty }) => difficulty === 5).length,
    subjectsDone: subjects.filter((subject) => (inGrade[subject] ?? 0) >= (ofGrade[subject] ?? 0)).length,
    subjectsOfGrade: subjects.length,
  };
}
