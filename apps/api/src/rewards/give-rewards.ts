import { REWARDS, isRewardKey, newRewards, type RewardFacts } from '@noodlenaut/domain';
import type { Store } from '@noodlenaut/db';

/**
 * Gives what these facts earn, each once, in the transaction of what earned it (decision 0097). Held ones are neither given again nor
 * taken back.
 * @returns what is new, as a celebration names it
 */
export async function giveRewards(
  store: Store,
  userId: string,
  facts: RewardFacts,
  held: readonly string[],
  now: Date,
) {
  const given = await store.rewards.give(userId, newRewards(facts, new Set(held)), now);
  return given.filter(isRewardKey).map((key) => ({ key, title: REWARDS[key].title }));
}
