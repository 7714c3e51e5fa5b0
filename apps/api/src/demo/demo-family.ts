/** The demo family: names that stand on cards and greetings. */
export const DEMO_USERNAMES = {
  student: 'demo-student',
  parent: 'demo-parent',
  teacher: 'demo-teacher',
  tutor: 'demo-tutor',
} as const;

export interface DemoDay {
  readonly daysAgo: number;
  readonly hour: number;
  readonly subject: 'math' | 'science' | 'english' | 'geography' | 'history' | 'robotics' | 'chemistry';
  /** Which lesson of the subject, in order. */
  readonly number: number;
  /** Activities answered wrongly at the first try, counted from 0. */
  readonly misses: readonly number[];
  /** Left in the middle: answered up to here, not completed. */
  readonly stopsAfter?: number;
}

/** Three weeks of a third grader: busy days, gaps, a weak subject, and a lesson left in the middle this morning. */
export const DEMO_DAYS: readonly DemoDay[] = [
  { daysAgo: 20, hour: 15, subject: 'math', number: 1, misses: [2, 4] },
  { daysAgo: 19, hour: 16, subject: 'science', number: 1, misses: [1] },
  { daysAgo: 18, hour: 15, subject: 'english', number: 1, misses: [0, 3] },
  { daysAgo: 15, hour: 10, subject: 'geography', number: 1, misses: [1, 2, 4] },
  { daysAgo: 14, hour: 17, subject: 'math', number: 2, misses: [3] },
  { daysAgo: 11, hour: 15, subject: 'science', number: 2, misses: [] },
  { daysAgo: 10, hour: 15, subject: 'history', number: 1, misses: [0, 2, 3] },
  { daysAgo: 6, hour: 11, subject: 'english', number: 2, misses: [1] },
  { daysAgo: 4, hour: 16, subject: 'science', number: 3, misses: [2] },
  { daysAgo: 2, hour: 15, subject: 'robotics', number: 1, misses: [4] },
  { daysAgo: 1, hour: 16, subject: 'math', number: 3, misses: [] },
  { daysAgo: 0, hour: 0, subject: 'english', number: 3, misses: [1], stopsAfter: 3 },
];
