import type { LearnerFacts } from './learner-facts.ts';

/** What an achievement rewards (P3.25). */
export const ACHIEVEMENT_KINDS = ['effort', 'coming-back', 'breadth', 'mastery', 'helping'] as const;
export type AchievementKind = (typeof ACHIEVEMENT_KINDS)[number];

export interface AchievementRule {
  readonly kind: AchievementKind;
  readonly title: string;
  /** Shown when it is earned. */
  readonly description: string;
  /** Shown before that: how to earn it. */
  readonly howTo: string;
  /** Icon class (S3.32): the badge's drawing in packages/ui. */
  readonly icon: string;
  /** Gradient class (S3.32): the badge's paint. */
  readonly color: string;
  readonly earned: (facts: LearnerFacts) => boolean;
  /** What is counted and the number to reach; null where nothing is counted. */
  readonly goal: Goal | null;
}

/** The achievement is earned when `count` reaches `target`. */
export interface Goal {
  readonly count: (facts: LearnerFacts) => number;
  readonly target: number;
}

/** The three texts of an achievement. */
export type Words = readonly [title: string, description: string, howTo: string];
type BadgeStyle = readonly [badge: string, paint: string];
/** Makes a rule of one kind. `goal` is a number to reach, or a condition where nothing is counted. */
export const ruleOf =
  (kind: AchievementKind) =>
  (
    [title, description, howTo]: Words,
    [badge, paint]: BadgeStyle,
    goal: Goal | AchievementRule['earned'],
  ): AchievementRule => ({
    kind,
    title,
    description,
    howTo,
    icon: `badge-${badge}`,
    color: `badge-${paint}`,
    ...(typeof goal === 'function'
      ? { earned: goal, goal: null }
      : { earned: (facts) => goal.count(facts) >= goal.target, goal }),
  });
