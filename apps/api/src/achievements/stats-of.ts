import { levelOf, nextLevelProgress } from '@noodlenaut/domain';

/** What points and badges add up to (level 1 and zeros at first). */
export const statsOf = (totalPoints: number, totalAchievements: number) => ({
  totalAchievements,
  totalPoints,
  level: levelOf(totalPoints),
  nextLevelProgress: nextLevelProgress(totalPoints),
});
