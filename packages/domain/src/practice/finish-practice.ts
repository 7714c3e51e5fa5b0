import { localDay } from '../day.ts';
import { NO_FACTS } from '../achievements/learner-facts.ts';
import { newlyEarned, type AchievementKey } from '../achievements/achievement-rules.ts';
import { presence } from '../progress/learner-past.ts';

export interface FinishedPractice {
  readonly streakDays: number;
  readonly newAchievements: readonly AchievementKey[];
}

/**
 * What a finished round of practice earns besides points (P3.19): the day counts for the streak and for
 * the achievements for coming back. Achievements for lessons are awarded when a lesson is finished.
 * @param days the learner's own days with a completed lesson or practice, this one included
 */
export function finishPractice(
  days: readonly string[],
  heldAchievements: ReadonlySet<string>,
  timeZone: string,
  now: Date,
): FinishedPractice {
  const facts = { ...NO_FACTS, ...presence(days, localDay(now, timeZone)) };
  return { streakDays: facts.streakDays, newAchievements: newlyEarned(facts, heldAchievements) };
}
