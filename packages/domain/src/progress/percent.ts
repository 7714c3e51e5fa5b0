/** A share as whole percent: 0 when the total is 0, never above 100 (S9.25). */
export const percentOf = (part: number, whole: number): number =>
  whole <= 0 ? 0 : Math.min(100, Math.round((100 * part) / whole));
