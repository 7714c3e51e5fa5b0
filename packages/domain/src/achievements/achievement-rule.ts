import type { LearnerFacts } from './learner-facts.ts';

/** What an achievement honours (P3.25). */
export const ACHIEVEMENT_KINDS = ['effort', 'coming-back', 'breadth', 'mastery', 'helping'] as const;
export type AchievementKind = (typeof ACHIEVEMENT_KINDS)[number];

export interface AchievementRule {
  readonly kind: AchievementKind;
  readonly title: string;
  /** Said when it is earned. */
  readonly description: string;
  /** Said while it is not: how to earn it. */
  readonly howTo: string;
  /** Icon class (S3.32): the badge's drawing in packages/ui. */
  readonly icon: string;
  /** Gradient class (S3.32): the badge's paint. */
  readonly color: string;
  readonly earned: (facts: LearnerFacts) => boolean;
  /** What is counted up to which number; null where there is nothing to count. */
  readonly goal: Goal | null;
}

/** Earned as soon as so many are counted. */
export interface Goal {
  readonly count: (facts: LearnerFacts) => number;
  readonly target: number;
}

/** Title; what is said when it is earned; how to earn it. */
export type Words = readonly [title: string, description: string, howTo: string];
type BadgeStyle = readonly [badge: string, paint: string];
/** A rule of one kind, from its words, its badge and its goal, or a condition that counts nothing. */
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
