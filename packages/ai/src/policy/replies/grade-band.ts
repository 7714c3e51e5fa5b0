import type { Grade } from '@noodlenaut/domain';

/** Texts are written for three ages. */
export const BANDS = ['young', 'middle', 'older'] as const;
export type Band = (typeof BANDS)[number];

/** Pre-K to 2nd, 3rd and 4th, 5th and 6th. */
export function bandOf(grade: Grade): Band {
  if (grade === '3rd' || grade === '4th') return 'middle';
  return grade === '5th' || grade === '6th' ? 'older' : 'young';
}
