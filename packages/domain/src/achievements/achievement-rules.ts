import type { SubjectId } from '../subjects.ts';

/** What a learner has done, counted from facts at the moment of an event. */
export interface LearnerFacts {
  readonly lessonsCompleted: number;
  readonly lessonsBySubject: Readonly<Partial<Record<SubjectId, number>>>;
  readonly streakDays: number;
  /** Verified score of the lesson just completed, whole percent; null when unverified. */
  readonly lessonScorePercent: number | null;
}

export const ACHIEVEMENT_KEYS = [
  'first-steps',
  'math-master',
  'three-day-streak',
  'perfect-score',
  'five-lessons',
  'explorer',
] as const;
export type AchievementKey = (typeof ACHIEVEMENT_KEYS)[number];

export interface AchievementRule {
  readonly title: string;
  readonly description: string;
  /** Icon class (SPEC 3): the badge's drawing in packages/ui. */
  readonly icon: string;
  /** Gradient class (SPEC 3): the badge's paint. */
  readonly color: string;
  readonly earned: (facts: LearnerFacts) => boolean;
}

const subjectsTried = (facts: LearnerFacts): number =>
  Object.values(facts.lessonsBySubject).filter((count) => count > 0).length;

/** The rules (SPEC 9 names the first four, PRODUCT 3 says what they may reward: effort, coming back, breadth, mastery). */
export const ACHIEVEMENTS = {
  'first-steps': {
    title: 'First Steps',
    description: 'You finished your first lesson!',
    icon: 'badge-first-steps',
    color: 'badge-tomato',
    earned: (facts) => facts.lessonsCompleted >= 1,
  },
  'math-master': {
    title: 'Math Master',
    description: 'You finished 10 math lessons!',
    icon: 'badge-math-master',
    color: 'badge-sky',
    earned: (facts) => (facts.lessonsBySubject.math ?? 0) >= 10,
  },
  'three-day-streak': {
    title: '3-Day Streak',
    description: 'You learned three days in a row!',
    icon: 'badge-three-days',
    color: 'badge-sun',
    earned: (facts) => facts.streakDays >= 3,
  },
  'perfect-score': {
    title: 'Perfect Score',
    description: 'You got 100% on a lesson!',
    icon: 'badge-perfect-score',
    color: 'badge-berry',
    earned: (facts) => facts.lessonScorePercent === 100,
  },
  'five-lessons': {
    title: 'Lift Off',
    description: 'You finished five lessons!',
    icon: 'badge-lift-off',
    color: 'badge-space',
    earned: (facts) => facts.lessonsCompleted >= 5,
  },
  explorer: {
    title: 'World Walker',
    description: 'You tried four subjects!',
    icon: 'badge-world-walker',
    color: 'badge-green',
    earned: (facts) => subjectsTried(facts) >= 4,
  },
} as const satisfies Record<AchievementKey, AchievementRule>;

/** The achievements that these facts earn and the learner does not hold yet, in the list's order. */
export const newlyEarned = (facts: LearnerFacts, held: ReadonlySet<string>): readonly AchievementKey[] =>
  ACHIEVEMENT_KEYS.filter((key) => !held.has(key) && ACHIEVEMENTS[key].earned(facts));
