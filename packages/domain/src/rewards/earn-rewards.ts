import type { RewardFacts } from './reward-facts.ts';
import { REWARDS, REWARD_KEYS, type RewardKey } from './reward-rules.ts';

/** The rewards that these facts earn and the learner does not hold yet, in the list's order (decision 0097). */
export const newRewards = (facts: RewardFacts, held: ReadonlySet<string>): readonly RewardKey[] =>
  REWARD_KEYS.filter((key) => {
    const { counts, target } = REWARDS[key];
    return !held.has(key) && facts[counts] >= target;
  });

/** A reward as the album shows it. */
export interface AlbumReward<Key extends RewardKey = RewardKey> {
  readonly key: Key;
  readonly title: string;
  readonly rule: string;
  readonly earnedAt: Date | null;
  /** How far, where more than one is to be counted; null when it is earned. */
  readonly progress: { readonly value: number; readonly max: number } | null;
}

/** A page of the album: each reward, earned or with the way to earn it. An earned one stays, whatever its rule says now. */
export const albumOf = <Key extends RewardKey>(
  keys: readonly Key[],
  facts: RewardFacts,
  held: ReadonlyMap<string, Date>,
): readonly AlbumReward<Key>[] =>
  keys.map((key) => {
    const { title, rule, counts, target } = REWARDS[key];
    const earnedAt = held.get(key) ?? null;
    const isCounted = earnedAt === null && target > 1;
    const progress = isCounted ? { value: Math.min(facts[counts], target), max: target } : null;
    return { key, title, rule, earnedAt, progress };
  });
