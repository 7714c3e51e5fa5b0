import { addDays } from '../day.ts';

/**
 * Days in a row with at least one completed lesson or practice, ending today or yesterday (P3.19): a learner who
 * has not played yet today keeps the streak until midnight.
 * @param days calendar days 'YYYY-MM-DD' with activity, any order, repeats allowed
 */
export function streakDays(days: Iterable<string>, today: string): number {
  const active = new Set(days);
  let day = active.has(today) ? today : addDays(today, -1);
  let count = 0;
  while (active.has(day)) {
    count += 1;
    day = addDays(day, -1);
  }
  return count;
}
