import { levelOf } from './level.ts';

/** The level that these points reached just now; null when it is the one from before (P3.18). */
export function levelUp(pointsBefore: number, pointsAfter: number): number | null {
  const level = levelOf(pointsAfter);
  return level > levelOf(pointsBefore) ? level : null;
}
