import type { LearnerFacts } from './learner-facts.ts';

/** What an achievement honours (PRODUCT 3). */
export type AchievementKind = 'effort' | 'coming-back' | 'breadth' | 'mastery' | 'helping';

export interface AchievementRule {
  readonly kind: AchievementKind;
  readonly title: string;
  /** Said when it is earned. */
  readonly description: string;
  /** Said while it is not: how to earn it. */
  readonly howTo: string;
  /** Icon class (SPEC 3): the badge's drawing in packages/ui. */
  readonly icon: string;
  /** Gradient class (SPEC 3): the badge's paint. */
  readonly color: string;
  readonly earned: (facts: LearnerFacts) => boolean;
}

/** Title; what is said when it is earned; how to earn it. */
export type Words = readonly [title: string, description: string, howTo: string];
type Look = readonly [badge: string, paint: string];
/** A rule of one kind, from its words, its badge and its condition. */
export const ruleOf =
  (kind: AchievementKind) =>
  (
    [title, description, howTo]: Words,
    [badge, paint]: Look,
    earned: AchievementRule['earned'],
  ): AchievementRule => ({
    kind,
    title,
    description,
    howTo,
    icon: `badge-${badge}`,
    color: `badge-${paint}`,
    earned,
  });
