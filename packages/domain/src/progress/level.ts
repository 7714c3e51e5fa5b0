/** Level n starts at 50·n·(n−1) points (P3.18). */
export const levelStart = (level: number): number => 50 * level * (level - 1);

/** The level of a number of points; 1 for none. */
export const levelOf = (points: number): number =>
  Math.max(1, Math.floor((1 + Math.sqrt(1 + (4 * Math.max(0, points)) / 50)) / 2));

/** Progress from this level to the next, whole percent 0..99. */
export function nextLevelProgress(points: number): number {
  const level = levelOf(points);
  const start = levelStart(level);
  return Math.floor((100 * (Math.max(0, points) - start)) / (levelStart(level + 1) - start));
}
