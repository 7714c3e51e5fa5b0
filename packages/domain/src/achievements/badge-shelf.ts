import { ACHIEVEMENT_KEYS, ACHIEVEMENTS, type AchievementKey } from './achievement-rules.ts';
import type { AchievementKind } from './achievement-rule.ts';
import type { LearnerFacts } from './learner-facts.ts';

/** A badge as the shelf shows it. */
export interface ShelfBadge {
  readonly key: AchievementKey;
  readonly kind: AchievementKind;
  readonly title: string;
  /** What was done for it, or how to earn it. */
  readonly text: string;
  readonly icon: string;
  readonly earnedAt: Date | null;
  /** Progress towards it, where more than one is needed; null once it is earned. */
  readonly progress: { readonly value: number; readonly max: number } | null;
}

/**
 * All forty in the order of the list, earned or with the way to earn them (P3.24).
 * @param facts counted now; the progress shown stays below the target until the badge is held
 * @param held the time at which each held achievement was earned, by key
 */
export function badgeShelf(facts: LearnerFacts, held: ReadonlyMap<string, Date>): readonly ShelfBadge[] {
  return ACHIEVEMENT_KEYS.map((key) => {
    const { kind, title, icon, description, howTo, goal } = ACHIEVEMENTS[key];
    const earnedAt = held.get(key) ?? null;
    const isCounted = earnedAt === null && goal !== null && goal.target > 1;
    return {
      key,
      kind,
      title,
      icon,
      earnedAt,
      text: earnedAt === null ? howTo : description,
      progress: isCounted ? { value: Math.min(goal.count(facts), goal.target), max: goal.target } : null,
    };
  });
}
