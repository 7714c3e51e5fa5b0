import { newlyEarned, type AchievementKey } from '../achievements/achievement-rules.ts';
import { NO_FACTS, type LearnerFacts } from '../achievements/learner-facts.ts';

/**
 * The achievements that a game played to its end earns (P3.25): only games count here; those of lessons
 * and days were judged when they happened.
 * @param played games with others, this one included
 */
export const finishGame = (
  played: Pick<LearnerFacts, 'gamesPlayed' | 'teamGamesPlayed'>,
  heldAchievements: ReadonlySet<string>,
): readonly AchievementKey[] => newlyEarned({ ...NO_FACTS, ...played }, heldAchievements);
