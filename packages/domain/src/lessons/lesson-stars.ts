/** Stars of a lesson on the map of its subject, at most three. */
export const MOST_STARS = 3;

/**
 * Stars for how a lesson went (decision 0096): one for finishing it, whatever was wrong; two from 60 %, three from 90 % right the
 * first time.
 * @param bestPercent the best passage through the lesson; null when it was not finished yet
 */
export function starsFor(bestPercent: number | null): number {
  if (bestPercent === null) return 0;
  if (bestPercent >= 90) return MOST_STARS;
  return bestPercent >= 60 ? 2 : 1;
}
