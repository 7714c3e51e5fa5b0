import RewardNews from '@noodlenaut/ui/pieces/badges/reward-news';
import type { ReactNode } from 'react';
import type { Completion } from '../api/replies.ts';

/** What was given just now: a level, rewards. */
export interface News {
  readonly level: Completion['newLevel'];
  readonly rewards: Completion['newRewards'];
}

/** The new level and rewards as a celebration shows them, at once, so that no button moves away; undefined when there are none. */
export function newsOf({ level, rewards }: News): ReactNode {
  if (level === null && rewards.length === 0) return undefined;
  return <RewardNews level={level} rewards={rewards} />;
}

export const spokenNews = ({ level, rewards }: News): readonly string[] => [
  ...(level === null ? [] : [`You reached level ${level}.`]),
  ...rewards.map(({ title }) => `New for you: ${title}.`),
];
